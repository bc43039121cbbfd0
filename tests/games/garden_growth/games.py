"""Whole games for the tests of Garden Growth, a line a turn."""

from __future__ import annotations

BEST = """
A1=S end
A2=P end
A3=U end
A2+ A2+ A2+ A3- end
A2+ A1- A3- A1- end
B1=U A3- end
B2=U B3=P end
A3- A3- A2+ A2+ A1- A2- A1- end
C1=U C2=U B3+ end
B3+ A3+ A2+ A2+ B3+ A2- C3=U end
D1=U D2=U D3=U A3- end
A2- A2- A1- A1- B1- C1- B3- C3- C2- B1- A3- A3- A3- end
"""
"""T29: solo, the highest total there is, 39."""

CARELESS = """
A2=S end
C2=P end
C2+ C1=B end
B3=B D2=C end
A3=L D2+ A2^A3 end
A3+ C1- C1- D3=C end
A3+ D3- A3+ end
D1=C A1=C end
B1=B D1+ end
C3=U end
B2=C C3+ end
C3- B2+ B2+ end
"""
"""T30: solo, plants die and one is revived, -19."""
