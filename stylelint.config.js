// Rules for our style sheets, and the order of declarations; layout is Prettier's business.
export default {
  extends: ["stylelint-config-standard", "stylelint-config-recess-order"],
  rules: {
    // Each file styles one part of the page: rules for different elements stand in no order.
    "no-descending-specificity": null,
    // Safari knows these by its own names only.
    "property-no-vendor-prefix": [
      true,
      { ignoreProperties: ["-webkit-text-size-adjust", "-webkit-user-select"] },
    ],
    // The steps of the scale stand in groups, with a line above each.
    "custom-property-empty-line-before": null,
  },
};
