/** What signs and commands of TeX are in Unicode. */

const pairs = (text: string): [string, string][] => text.split(/\s+/).map((pair) => pair.split(':') as [string, string])

/** Commands that are one sign. */
export const symbols: ReadonlyMap<string, string> = new Map([
  ...pairs(
    `alpha:α beta:β gamma:γ delta:δ epsilon:ε varepsilon:ε zeta:ζ eta:η theta:θ vartheta:θ iota:ι kappa:κ lambda:λ mu:μ nu:ν
    xi:ξ omicron:ο pi:π rho:ρ sigma:σ tau:τ upsilon:υ phi:φ varphi:φ chi:χ psi:ψ omega:ω Gamma:Γ Delta:Δ Theta:Θ Lambda:Λ
    Xi:Ξ Pi:Π Sigma:Σ Upsilon:Υ Phi:Φ Psi:Ψ Omega:Ω pm:± mp:∓ times:× div:÷ cdot:· ast:* star:* circ:∘ degree:°
    infty:∞ partial:∂ nabla:∇ to:→ rightarrow:→ longrightarrow:→ Rightarrow:⇒ implies:⇒ leftarrow:← gets:← Leftarrow:⇐
    leftrightarrow:↔ Leftrightarrow:⇔ iff:⇔ mapsto:↦ le:≤ leq:≤ ge:≥ geq:≥ ne:≠ neq:≠ lt:< gt:> approx:≈ sim:~ equiv:≡
    propto:∝ in:∈ notin:∉ subset:⊂ subseteq:⊆ cup:∪ cap:∩ setminus:∖ emptyset:∅ varnothing:∅ land:∧ wedge:∧ lor:∨ vee:∨
    neg:¬ lnot:¬ forall:∀ exists:∃ angle:∠ perp:⊥ parallel:∥ mid:| oplus:⊕ otimes:⊗ ell:ℓ hbar:ℏ prime:′ ldots:… dots:…
    cdots:… vdots:… langle:⟨ rangle:⟩ lfloor:⌊ rfloor:⌋ lceil:⌈ rceil:⌉ lbrace:{ rbrace:} lvert:| rvert:| vert:| {:{ }:} %:%
    $:$ #:# &:& _:_ |:∥`,
  ),
  ['quad', ' '],
  ['qquad', ' '],
  [',', ' '],
  [';', ' '],
  [':', ' '],
  [' ', ' '],
  ['\\', '; '],
])

/** Sizes and places, which one line has none of. */
export const unseen: ReadonlySet<string> = new Set(
  'left right big Big bigg Bigg bigl bigr Bigl Bigr biggl biggr relax limits nolimits displaystyle textstyle rm bf it !'.split(
    ' ',
  ),
)

export const bigOperators: ReadonlyMap<string, string> = new Map(
  pairs('int:∫ iint:∬ oint:∮ sum:∑ prod:∏ bigcup:∪ bigcap:∩ lim:lim min:min max:max sup:sup inf:inf'),
)

export const functions: ReadonlySet<string> = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln lg exp det dim ker deg gcd arg Pr'.split(' '),
)

export const accents: ReadonlyMap<string, string> = new Map([
  ['hat', '\u0302'],
  ['widehat', '\u0302'],
  ['bar', '\u0304'],
  ['overline', '\u0304'],
  ['vec', '\u20d7'],
  ['tilde', '\u0303'],
  ['widetilde', '\u0303'],
  ['dot', '\u0307'],
  ['ddot', '\u0308'],
])

/** What is around the rows of an environment. */
export const fences: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['cases', ['{', '}']],
  ['pmatrix', ['(', ')']],
  ['bmatrix', ['[', ']']],
  ['Bmatrix', ['{', '}']],
  ['vmatrix', ['|', '|']],
])

const scriptsOf = (plain: string, signs: string): ReadonlyMap<string, string> =>
  new Map(Array.from(plain, (each, index) => [each, Array.from(signs)[index]!]))

/** Only what fonts commonly have: other letters stay on the line. */
export const raised = scriptsOf('0123456789+−=()ni∘°′*', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ°°′*')
export const sunk = scriptsOf('0123456789+−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎')

/** Signs with room around them, or with another form. */
export const loose: ReadonlyMap<string, string> = new Map([
  ...Array.from('=+<>±∓×÷→⇒←⇐↔⇔↦≤≥≠≈≡∝∈∉⊂⊆∪∩∧∨⊕⊗', (sign) => [sign, ` ${sign} `] as const),
  ['-', ' − '],
  [',', ', '],
  ['&', ' '],
  ['~', ' '],
  ["'", '′'],
])
