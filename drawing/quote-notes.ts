/**
 * Braces in words that quote nothing, as notes and warnings.
 */
import type { CommonData } from './data/form.ts'
import { type Derived, emptyNames, unknownNames } from './derived.ts'
import type { Warning } from './outcome.ts'

type Quotable = { values: Derived; meanings: Readonly<Record<string, string>> | undefined }

/** Braces that are empty, or refer to nothing: what the name would stand for where the recipe has it, else what can be quoted, if anything. */
export const quoteNotes = (
  { title, subtitle = '', callouts = [] }: CommonData,
  { values, meanings = {} }: Quotable,
): Warning[] => {
  const known = Object.keys(values).map((name) => `{${name}}`)
  const instead = known.length === 0 ? 'nothing can be quoted here' : `what can be quoted here is ${known.join(', ')}`
  const texts = [
    ['title', title],
    ['subtitle', subtitle],
    ...callouts.map(({ text }, at) => [`callouts.${at}.text`, text]),
  ]
  const problemOf = (name: string): string =>
    Object.hasOwn(meanings, name)
      ? `{${name}} stays as it is, as the data do not have it: ${meanings[name]}`
      : `{${name}} stays as it is; ${instead}`
  return texts.flatMap(([at = '', words = '']): Warning[] => [
    ...unknownNames(words, values).map((name) => ({
      level: Object.hasOwn(meanings, name) ? ('warning' as const) : ('note' as const),
      at,
      problem: problemOf(name),
    })),
    ...emptyNames(words, values).map((name) => ({
      level: 'warning' as const,
      at,
      problem: `{${name}} is empty, as these data have none; write the sentence without it`,
    })),
  ])
}
