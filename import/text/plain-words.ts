/**
 * Plain words of a label: entities decoded, line breaks as blanks or kept, without tags. Formulas, icons and marks of
 * Markdown are left as they are.
 */
import { tidyLines } from '../../drawing/data/line-breaks.ts'
import { characterOf } from './characters.ts'

/** HTML names in labels; the full table of HTML has 2,231, which no diagram needs. Unknown names stay as written. */
const named: ReadonlyMap<string, string> = new Map(
  (
    'quot " amp & lt < gt > apos \' num # colon : semi ; comma , infin ∞ hearts ♥ copy © reg ® trade ™ hellip … ' +
    'mdash — ndash – bull • rarr → larr ← uarr ↑ darr ↓ harr ↔ rArr ⇒ lArr ⇐ hArr ⇔ times × divide ÷ minus − plusmn ± ' +
    'le ≤ leq ≤ ge ≥ geq ≥ ne ≠ asymp ≈ equiv ≡ isin ∈ notin ∉ cap ∩ cup ∪ sub ⊂ sube ⊆ empty ∅ forall ∀ exist ∃ ' +
    'and ∧ or ∨ not ¬ sum ∑ prod ∏ radic √ middot · laquo « raquo » lsquo ‘ rsquo ’ ldquo “ rdquo ” sect § pound £ ' +
    'frac12 ½ sup2 ² sup3 ³ check ✓ alpha α beta β gamma γ delta δ Delta Δ epsilon ε theta θ lambda λ mu μ micro µ ' +
    'pi π rho ρ sigma σ Sigma Σ tau τ phi φ omega ω Omega Ω deg ° lpar ( rpar ) ' +
    'lbrack [ rbrack ] lbrace { rbrace } equals = plus + euro € ast * excl ! quest ? percnt %'
  )
    .split(/ (?=\w+ )/)
    .map((pair) => pair.split(' ') as [string, string])
    .concat([['nbsp', ' ']]),
)

/** Decodes `#9829;`, `#quot;` and the forms of HTML; browsers read a blank without its semicolon, too. */
export const decode = (text: string): string =>
  /[#&]/.test(text)
    ? text.replaceAll(/&nbsp(?![;\w])/g, ' ').replaceAll(/[#&]#?(\w{1,12});/g, (all: string, name: string) => {
        const code = /^\d+$/.test(name)
          ? Number(name)
          : /^x[\da-f]+$/i.test(name)
            ? Number.parseInt(name.slice(1), 16)
            : NaN
        if (Number.isNaN(code)) return named.get(name) ?? all
        return characterOf(code) ?? all
      })
    : text

export const breaks = /<\s*\/?[bh]r\b[^<>\w]{0,20}t?[^<>\w]{0,20}>|\\n/gi
// Only what HTML has or browsers pass over in silence: `List<String>` is no tag.
export const tags =
  /<\/>|<\/?(?:a|align|b|big|center|code|del|div|em|font|h[1-6]|i|img|li|mark|ol|p|pre|s|script|small|span|strong|style|sub|sup|svg|table|tbody|td|th|tr|tt|u|ul)\b[^<>]{0,2000}>/gi

/** What is set lower or higher, as small digits, or behind `_` or `^`: `DNA<sub>tumor</sub>` is no single word. */
export const withScripts = (label: string): string =>
  label.replaceAll(/<su([bp])>([^<>]{1,200})<\/su\1>/gi, (_all: string, way: string, words: string) =>
    /b/i.test(way) ? smallOr('_', words.trim(), '₀₁₂₃₄₅₆₇₈₉') : smallOr('^', words.trim(), '⁰¹²³⁴⁵⁶⁷⁸⁹'),
  )

const smallOr = (sign: string, words: string, small: string): string =>
  /^\d+$/.test(words) ? words.replaceAll(/\d/g, (digit) => small[Number(digit)] ?? digit) : sign + words

/** Words in one line: decoded, line breaks as blanks, without tags. */
export const plainWords = (label: string): string =>
  decode(withScripts(label).replaceAll(breaks, ' ').replaceAll(tags, '')).replaceAll(/\s+/g, ' ').trim()

/** Words in their lines, with one blank between them. */
export const inLines = (words: string): string => tidyLines(words.replaceAll(/[^\S\n]+/g, ' '))
