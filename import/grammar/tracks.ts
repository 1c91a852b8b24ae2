/**
 * Long expressions without names, such as regular expressions, as rules that fit a page.
 */
import type { GrammarExpression, GrammarRule } from './expression.ts'

/** So many stations fit one track; a part with fewer than three is no track of its own. */
const most = 12
const least = 3
/** More tracks than any page holds. */
const mostTracks = 60

/** How many stations an expression has. */
export const partsIn = (expression: GrammarExpression): number =>
  'text' in expression ? 1 : childrenOf(expression).reduce((sum, part) => sum + partsIn(part), 0)

/** Moves parts of rules that are too long to rules of their own, behind the one that they are from. */
export function onTracks(rules: readonly GrammarRule[]): GrammarRule[] {
  let count = 0
  const shorten = (rule: GrammarRule): GrammarRule[] => {
    if (count >= mostTracks || partsIn(rule.expression) <= most) return [rule]
    const part = largest(rule.expression)
    if (part === undefined) return [rule]
    count += 1
    const name = `part${count}`
    const rest = replaced(rule.expression, part, { kind: 'rule', text: name })
    return [...shorten({ ...rule, expression: rest }), { name, expression: part, at: rule.at }]
  }
  return rules.flatMap(shorten)
}

const childrenOf = (expression: GrammarExpression): GrammarExpression[] =>
  'text' in expression ? [] : 'part' in expression ? [expression.part] : expression.parts

/** The largest choice or sequence below the whole that fits a track. */
const largest = (whole: GrammarExpression): GrammarExpression | undefined => {
  let found: GrammarExpression | undefined
  const visit = (expression: GrammarExpression): void => {
    for (const child of childrenOf(expression)) {
      const parts = partsIn(child)
      const fits = 'parts' in child && parts >= least && parts <= most
      if (fits && parts > (found === undefined ? 0 : partsIn(found))) found = child
      else visit(child)
    }
  }
  visit(whole)
  return found
}

const replaced = (whole: GrammarExpression, part: GrammarExpression, by: GrammarExpression): GrammarExpression => {
  if (whole === part) return by
  if ('text' in whole) return whole
  if ('part' in whole) return { ...whole, part: replaced(whole.part, part, by) }
  return { ...whole, parts: whole.parts.map((each) => replaced(each, part, by)) }
}
