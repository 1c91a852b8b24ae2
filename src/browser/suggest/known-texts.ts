/**
 * Texts that other programs write, each with its importer and the recipes that draw it: known by signs of their own.
 */
import type { ImportInput } from '../../../import/import-data.ts'

export type KnownText = {
  kind: string
  sign: RegExp
  from: string
  recipes: readonly string[]
  /** YAML is read by `parse`. */
  isDocument?: true
}

const known: readonly KnownText[] = [
  { kind: 'Tree', sign: /^[ \t│]*[├└]──/m, from: 'tree', recipes: ['file-tree', 'mind-map'] },
  { kind: 'Query plan', sign: /^\[?\s*\{\s*"Plan":/, from: 'explain', recipes: ['query-plan-tree'] },
  {
    kind: 'OpenAPI',
    sign: /^(?:\{\s*)?(?:"openapi"|openapi):/,
    from: 'openapi',
    recipes: ['openapi-endpoint-table', 'api-reference-card'],
    isDocument: true,
  },
  { kind: 'Stacks', sign: /^(?:[^;\n]+;[^\n]* \d+(?:\n|$)){2,}$/, from: 'folded', recipes: ['flame-graph'] },
]

/** The sign that a text has. */
export const knownText = (text: string): KnownText | undefined => known.find(({ sign }) => sign.test(text))

/** Ways to draw it. */
export const triesOf = async (
  { from, recipes, isDocument }: KnownText,
  text: string,
  parse: (text: string) => Promise<unknown>,
): Promise<{ recipe: string; from: string; input: ImportInput }[]> => {
  const input = isDocument ? { document: await parse(text).catch(() => null) } : text
  return recipes.map((recipe) => ({ recipe, from, input }))
}
