/**
 * Formulas between `$$` as plain words in one line: Greek letters, operators, fractions, roots, scripts and matrices of TeX.
 *
 * What Unicode has no sign for is written as on a keyboard: `e^(2t)`. Commands that are not known stay as they are. Linear in
 * the length of the text, of which a formula is at most a thousand characters.
 */
import { accents, bigOperators, fences, functions, loose, raised, sunk, symbols, unseen } from './tex-signs.ts'

const formulas = /\$\$([^$]{1,1000})\$\$/g

/** A text with its formulas in words; the same text where it has none. */
export const plainFormulas = (text: string): string =>
  text.includes('$$') ? text.replaceAll(formulas, (_all, tex: string) => whole(new Formula(tex).read().trim())) : text

/** Operators within brackets have no room around them: lines break at what is outermost, such as an equals sign. */
const whole = (said: string): string => {
  let depth = 0
  return said.replaceAll(/[([{)\]} ]/g, (sign, at: number) => {
    if (sign !== ' ') depth += /[([{]/.test(sign) ? 1 : -1
    return sign === ' ' && depth > 0 && /[+−±=<>≤≥×÷]/.test(`${said[at - 1]}${said[at + 1]}`) ? '' : sign
  })
}

const tokens = /\\[a-zA-Z]+\*?|\\[\s\S]|\s+|[\s\S]/gu

/** Commands that say what letters look like, or that words follow. */
const words: ReadonlySet<string> = new Set(['text', 'mbox', 'textbf', 'textit', 'textrm', 'operatorname'])
const faces: ReadonlySet<string> = new Set(['mathrm', 'mathbf', 'mathit', 'mathbb', 'mathcal', 'boldsymbol', 'boxed'])
const fractions: ReadonlySet<string> = new Set(['frac', 'dfrac', 'tfrac', 'cfrac'])

class Formula {
  private at = 0
  private readonly tokens: readonly string[]

  constructor(tex: string) {
    this.tokens = tex.match(tokens) ?? []
  }

  /** Everything up to a token that ends it, or to the end. */
  read(end?: string): string {
    let said = ''
    for (; this.next !== undefined && this.next !== end; ) said = joined(said, this.piece())
    this.at += 1
    return said
  }

  private get next(): string | undefined {
    return this.tokens[this.at]
  }

  private take(): string {
    return this.tokens[this.at++] ?? ''
  }

  private skipBlanks(): void {
    while (this.next?.trim() === '') this.at += 1
  }

  private piece(): string {
    const token = this.take()
    if (token.trim() === '') return ''
    if (token === '{') return this.read('}')
    if (token === '^' || token === '_') return this.script(token)
    if (token.length > 1 && token.startsWith('\\')) return this.command(token.slice(1))
    return loose.get(token) ?? token
  }

  /** A group, a command with what belongs to it, or one sign. */
  private argument(): string {
    this.skipBlanks()
    return this.piece().trim()
  }

  /** The words of a group as they are. */
  private words(): string {
    this.skipBlanks()
    if (this.next !== '{') return this.take()
    let [said, depth] = ['', 0]
    do {
      const token = this.take()
      depth += token === '{' ? 1 : token === '}' ? -1 : 0
      if (token !== '{' && token !== '}') said += token
    } while (depth > 0 && this.next !== undefined)
    return said
  }

  private script(mark: string): string {
    const said = this.argument().replaceAll(' ', '')
    const signs = mark === '^' ? raised : sunk
    const letters = Array.from(said)
    if (letters.every((sign) => signs.has(sign))) return letters.map((sign) => signs.get(sign)).join('')
    return `${mark}${letters.length === 1 ? said : `(${said})`}`
  }

  private scripts(): string {
    let said = ''
    for (this.skipBlanks(); this.next === '^' || this.next === '_'; this.skipBlanks()) said += this.script(this.take())
    return said
  }

  private command(name: string): string {
    const sign = symbols.get(name)
    if (sign !== undefined) return loose.get(sign) ?? sign
    if (unseen.has(name)) return this.withoutDot(name)
    if (words.has(name)) return this.words()
    if (faces.has(name)) return this.argument()
    if (bigOperators.has(name)) return `${bigOperators.get(name)}${this.scripts()} `
    if (functions.has(name)) return this.applied(name)
    if (accents.has(name)) return accented(this.argument(), accents.get(name)!)
    return this.structure(name)
  }

  /** A function; what is in braces is in brackets. */
  private applied(name: string): string {
    const said = `\u2061${name}${this.scripts()}`
    if (this.next === '{') return `${said}(${this.argument()})`
    return this.next === '(' || this.next === '\\left' ? said : `${said} `
  }

  private structure(name: string): string {
    if (fractions.has(name)) return fraction(this.argument(), this.argument())
    if (name === 'sqrt') return this.root()
    if (name === 'phase') return `∠${this.argument()}`
    if (name === 'begin') return this.environment()
    if (name === 'overbrace' || name === 'underbrace') return this.braced()
    return `\\${name}`
  }

  /** `\left.` is drawn as nothing. */
  private withoutDot(name: string): string {
    if ((name === 'left' || name === 'right') && this.next === '.') this.at += 1
    return ''
  }

  private root(): string {
    this.skipBlanks()
    const degree = this.next === '[' ? this.read(']').slice(1) : ''
    const power = Array.from(degree, (sign) => raised.get(sign) ?? sign).join('')
    return `${power}√${inBrackets(this.argument())}`
  }

  /** What is beside a brace stands behind it. */
  private braced(): string {
    const said = this.argument()
    this.skipBlanks()
    if (this.next !== '^' && this.next !== '_') return said
    this.at += 1
    return `${said} (${this.argument()})`
  }

  private environment(): string {
    const kind = this.words()
    if (kind === 'array') this.words()
    const inner = this.read('\\end').trim()
    this.words()
    const [open, close] = fences.get(kind) ?? ['', '']
    return `${open}${inner}${close}`
  }
}

/** A sign alone, or a number. */
const isSingle = (said: string): boolean => /^(?:[\p{L}\p{N}\p{S}]\p{M}*|[\d.]+)$/u.test(said)

const inBrackets = (said: string): string => (isSingle(said) ? said : `(${said})`)

const shortFractions: ReadonlyMap<string, string> = new Map([
  ['1/2', '½'],
  ['1/4', '¼'],
  ['3/4', '¾'],
])

const fraction = (above: string, below: string): string => {
  const top = /[ /]/.test(above) ? `(${above})` : above
  const said = `${top}/${inBrackets(below)}`
  return shortFractions.get(said) ?? said
}

const accented = (said: string, mark: string): string =>
  Array.from(said).length === 1 ? `${said}${mark}`.normalize() : said

/** What an operator behind is a sign of what follows, not between two. */
const opens = /(?:^|[([{,;=+−±·×/<>≤≥≠≈→∈] ?)$/u

/** Names of functions are apart from letters and numbers before them; no two blanks, and none around a sign. */
const joined = (before: string, piece: string): string => {
  const last = before.slice(-2)
  if (piece.startsWith('\u2061')) return `${before}${/[\p{L}\p{N})]$/u.test(last) ? ' ' : ''}${piece.slice(1)}`
  if (/^ [+−±∓] $/u.test(piece) && opens.test(last)) return `${before}${piece.trim()}`
  return before.endsWith(' ') || before === '' ? `${before}${piece.trimStart()}` : `${before}${piece}`
}
