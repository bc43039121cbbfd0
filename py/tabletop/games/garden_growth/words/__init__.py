"""Everything that Garden Growth says, as whole sentences and labels."""
