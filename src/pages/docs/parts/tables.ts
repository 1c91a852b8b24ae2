/**
 * Tables of what the code fixes once: limits, how long replies are kept, families, chapters.
 */
import { families } from '../../../catalog/recipe.ts'
import { caching } from '../../../http/headers.ts'
import { longestSearch } from '../../../http/query.ts'
import { recipeSchema } from '../../../http/schemas.ts'
import { limits } from '../../../scene/limits.ts'
import { negotiatedCaching } from '../../vary.ts'
import { table } from '../../words.ts'
import { chaptersOf } from '../chapters.ts'
import { grouped } from './numbers.ts'
import type { Part, Parts } from './part.ts'

const between = ({ min, max }: { min: number; max: number }): string => `${grouped(min)} to ${grouped(max)}`

const characters = (count: number): string => `${grouped(count)} characters`

const limitTable: Part = () =>
  table(
    ['What', 'Limit'],
    [
      ['`q`', characters(longestSearch)],
      ['`id`', `1 to ${characters(recipeSchema.shape.id.maxLength ?? 0)}`],
      ['`width`, `height` of a scene', `${between(limits.canvas)} pixels`],
      ['`title` of a scene', characters(limits.title)],
      ['`description` of a scene', characters(limits.description)],
      ['`elements` of a scene', `${grouped(limits.elements)} elements`],
      ['`x`, `y`, `x2`, `y2`', between(limits.coordinate)],
      ['`w`, `h`, `r`, `size`', `above 0, at most ${grouped(limits.size)}`],
      ['`text` of a text', characters(limits.text)],
      ['`d` of a path', characters(limits.path)],
    ],
  )

const cachingTable: Part = () =>
  table(
    ['Reply', '`Cache-Control`'],
    [
      ['JSON of the API, downloads, Markdown files', `\`${caching.json}\``],
      ['Pictures', `\`${caching.svg}\``],
      ['Pages, in both forms', `\`${negotiatedCaching['cache-control']}\``],
      ['Files that pages load, named by their content', `\`${caching.immutable}\``],
      ['Every error', `\`${caching.never}\``],
    ],
  )

const familyTable: Part = ({ service: { baseUrl, catalog } }) =>
  table(
    ['Family', 'Recipes'],
    families.map((family) => [
      `[${family}](${baseUrl}/?family=${encodeURIComponent(family).replaceAll('%20', '+')})`,
      catalog.recipes.filter((recipe) => recipe.family === family).length,
    ]),
  )

const chapterTable: Part = ({ site }) =>
  table(
    ['Chapter', 'About'],
    chaptersOf(site)
      .filter(({ slug }) => slug !== 'index')
      .map(({ slug, title, summary }) => [`[${title}](${slug}.md)`, summary]),
  )

/** `{{limits}}`, `{{caching}}`, `{{families}}`, `{{chapters}}`. */
export const tables: Parts = {
  limits: limitTable,
  caching: cachingTable,
  families: familyTable,
  chapters: chapterTable,
}
