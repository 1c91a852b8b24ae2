/**
 * Tables of constants in the code: limits, cache lifetimes, families, chapters.
 */
import { families } from '../../../catalog/recipe.ts'
import { recipeSchema } from '../../../http/endpoints/schemas.ts'
import { cacheControl } from '../../../http/headers.ts'
import { longestSearch } from '../../../http/parameters.ts'
import { limits } from '../../../scene/limits.ts'
import { negotiatedCaching } from '../../negotiated-headers.ts'
import { table } from '../../site-text.ts'
import { chaptersOf } from '../guide/chapters.ts'
import { grouped } from './numbers.ts'
import type { Placeholder, Placeholders } from './placeholder.ts'

const between = ({ min, max }: { min: number; max: number }): string => `${grouped(min)} to ${grouped(max)}`

const characters = (count: number): string => `${grouped(count)} characters`

const limitTable: Placeholder = () =>
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

const cachingTable: Placeholder = () =>
  table(
    ['Response', '`Cache-Control`'],
    [
      ['JSON of the API, downloads, Markdown files', `\`${cacheControl.json}\``],
      ['Pictures', `\`${cacheControl.svg}\``],
      ['Pages, in both representations', `\`${negotiatedCaching['cache-control']}\``],
      ['Files that pages load, named by their content', `\`${cacheControl.immutable}\``],
      ['Every error', `\`${cacheControl.never}\``],
    ],
  )

const familyTable: Placeholder = ({ service: { baseUrl, catalog } }) =>
  table(
    ['Family', 'Recipes'],
    families.map((family) => [
      `[${family}](${baseUrl}/?family=${encodeURIComponent(family).replaceAll('%20', '+')})`,
      catalog.recipes.filter((recipe) => recipe.family === family).length,
    ]),
  )

const chapterTable: Placeholder = ({ site }) =>
  table(
    ['Chapter', 'About'],
    chaptersOf(site)
      .filter(({ slug }) => slug !== 'index')
      .map(({ slug, title, summary }) => [`[${title}](${slug}.md)`, summary]),
  )

/** `{{limits}}`, `{{caching}}`, `{{families}}`, `{{chapters}}`. */
export const tables: Placeholders = {
  limits: limitTable,
  caching: cachingTable,
  families: familyTable,
  chapters: chapterTable,
}
