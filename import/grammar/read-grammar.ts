/**
 * Reads the rules of a grammar: a name, a sign, an expression and its end.
 */
import type { Cursor } from '../text/cursor.ts'
import { readStatements } from '../text/statements.ts'
import { withoutComments } from './ebnf-comments.ts'
import type { GrammarModel } from './expression.ts'
import { type GrammarNotation, readExpression } from './notation.ts'
import { abnf, calls, ebnf, peg } from './notations.ts'

/** How rules are written: what is between name and expression, and what may end one. */
const styles = {
  ebnf: { notation: ebnf, sign: /\s*(?:::=|:=|=)\s*/y, end: /\s*[;.]/y },
  abnf: { notation: abnf, sign: /\s*=\/?\s*/y, end: /[ \t]*;?/y },
  peg: { notation: peg, sign: /\s*(?:<-|←)\s*/y, end: /[ \t]*;?/y },
  calls: { notation: calls, sign: /\s*=\s*/y, end: /\s*;/y },
} as const satisfies Record<string, { notation: GrammarNotation; sign: RegExp; end: RegExp }>

const next = /\s*(?:$|<?[\p{L}_][\p{L}\p{N}_ -]{0,120}>?\s*(?:::=|:=|=|<-|←))/uy

/** Names are short: a line of words is not read again from each of them. In EBNF, one may stand in question marks. */
const ruleName =
  /<([^<>\n]+)>|\?[ \t]*([^?\n]{1,120}?)[ \t]*\?|([\p{L}_][\p{L}\p{N}_ -]{0,120}?)(?=\s*(?:::=|:=|=|<-|←))|"([^"\n]*)"/uy

/** Blanks, comments and ends of rules between two of them; comments of EBNF are blanks by then. */
const gaps: Readonly<Record<GrammarStyle, RegExp>> = {
  ebnf: /[\s;.]+/y,
  abnf: /(?:\s|;[^\n]*)+/y,
  peg: /(?:[\s;]|#[^\n]*)+/y,
  calls: /[\s;]+/y,
}

export type GrammarStyle = keyof typeof styles

/** Reads rules into a model; `other` reads what else a statement may be, from the cursor it gets. */
export function readRules(
  given: Cursor,
  model: GrammarModel,
  style: GrammarStyle,
  other: (cursor: Cursor) => boolean,
): void {
  const { notation, sign, end } = styles[style]
  const cursor = style === 'ebnf' ? withoutComments(given) : given
  readStatements(
    cursor,
    () => {
      if (other(cursor)) return
      const at = cursor.at
      const name = cursor.need(ruleName, 'the name of a rule')
      cursor.need(sign, 'the sign between a name and its definition')
      const expression = readExpression(cursor, notation)
      // The next rule ends one, too.
      if (cursor.take(end) === undefined && !cursor.see(next)) cursor.stop('the end of the rule: ;')
      model.rules.push({ name: (name[1] ?? name[2] ?? name[3] ?? name[4])!.trim(), expression, at })
    },
    { gap: gaps[style], end: /;|\n\s*\n/g },
  )
}
