/**
 * What a view of a workspace includes and excludes, rule by rule: elements and relationships by name, by an arrow between
 * them, or by what they are like (`element.tag==Core`, `relationship.tag!=Async`, `a->*`).
 */
import type { TextReport } from '../text/report.ts'
import type { DslElement, DslRelationship, DslView, Workspace } from './workspace.ts'

/** A word behind `include` or `exclude`. */
export type ViewRule = { isIncluded: boolean; words: string; at: number }

/** More rules than any view has; each is asked of all elements or relationships. */
export const mostRules = 200

/** What the ledger calls a rule that is not understood. */
export const unknownRule = 'an expression of a view'

type Match<Item> = (item: Item) => boolean

/** Whether a rule is about relationships. */
export const isOfRelationships = ({ words }: ViewRule): boolean => /^relationship\b|[^-]->[^-]/.test(words)

const comparison = /^(?:element|relationship)\.(\w+)(==|!=)(.+)$/

/** What elements a rule means beside `*`; undefined if it means none that are known. */
export function elementsMeant(words: string, workspace: Workspace): Match<DslElement> | undefined {
  const [, field = '', sign, value = ''] = comparison.exec(words) ?? []
  const hit = sign === undefined ? undefined : matchOf(field.toLowerCase(), value, workspace)
  if (hit !== undefined) return sign === '!=' ? (element) => !hit(element) : hit
  const named = workspace.find(words)
  return named === undefined ? undefined : (element) => element === named
}

const matchOf = (field: string, value: string, workspace: Workspace): Match<DslElement> | undefined => {
  const wanted = value.toLowerCase()
  if (field === 'tag') return ({ tags }) => hasTags(tags, value)
  if (field === 'type') return ({ kind }) => kind === wanted
  if (field === 'technology') return ({ technology = '' }) => technology.toLowerCase() === wanted
  const parent = field === 'parent' ? workspace.find(value) : undefined
  return parent === undefined ? undefined : (element) => element.parent === parent
}

/** Whether all tags of a list are there. */
const hasTags = (tags: string, wanted: string): boolean => {
  const own = new Set(tags.split(',').map((tag) => tag.trim()))
  return wanted.split(',').every((tag) => own.has(tag.trim()))
}

/** A relationship as a view shows it: between what is shown of its ends. */
type ShownRelationship = DslRelationship & { start: DslElement; end: DslElement }

/** What relationships a rule means; undefined if it means none that are known. */
function relationshipsMeant(words: string, workspace: Workspace): Match<ShownRelationship> | undefined {
  const [, field, sign, value = ''] = comparison.exec(words) ?? []
  if (field === 'tag') return ({ tags = '' }) => hasTags(tags, value) === (sign === '==')
  if (field === 'technology') return ({ technology = '' }) => (technology === value) === (sign === '==')
  const [, from = '', to = ''] =
    /^(?:relationship==)?(.*?)->(.*)$/.exec(words === 'relationship==*' ? '*->*' : words) ?? []
  const [start, end] = [from, to].map((side) => (side === '*' ? () => true : elementsMeant(side, workspace)))
  return start === undefined || end === undefined ? undefined : (each) => start(each.start) && end(each.end)
}

/** Whether a view shows a relationship: the last rule that means it says so. */
export const relationshipFilter = (
  workspace: Workspace,
  { rules }: DslView,
  report: TextReport,
): ((relationship: ShownRelationship) => boolean) => {
  const meant = rules.filter(isOfRelationships).flatMap(({ isIncluded, words, at }) => {
    const means = relationshipsMeant(words, workspace)
    if (means === undefined) report.note(unknownRule, at, words)
    return means === undefined ? [] : [{ isIncluded, means }]
  })
  return (relationship) => meant.findLast(({ means }) => means(relationship))?.isIncluded ?? true
}
