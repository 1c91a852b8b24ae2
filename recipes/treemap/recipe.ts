/** What is in the bundle of one recipe of this catalog, by package and module: the schema library takes as much as own code. */

import { alsoChecked } from '../../drawing/data/form.ts'
import { namedIn } from '../../drawing/data/named.ts'
import { shortValues } from '../../drawing/data/short-values.ts'
import { nodesOf, type TreeNode, treeForm } from '../../drawing/data/tree.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { largestFirst, totalOf } from '../../drawing/tree/amounts.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { drawTreemap, shareOf } from './draw-treemap.ts'

const form = treeForm({ nodes: 80, depth: 3, sized: true })

export default defineRecipe({
  name: 'Treemap',
  family: 'Charts',
  description:
    'A whole as a rectangle, divided into groups and their parts with areas in proportion to their sizes; larger parts carry name and size, one group is highlighted. Also called tree map, bundle map or disk usage map.',
  useWhen:
    'You ask what takes up the space in something nested: modules of a bundle, directories of a disk, services of a bill. Needs sizes that add up, for 8 to 80 nodes on three levels; a few large parts among many small ones are its strength.',
  avoidWhen:
    'Up to 40 parts without groups are compared exactly: use `ordered-bar`. Up to 6 parts of one total: use `pie-chart`. Several totals: use `stacked-bar-100`. Names and nesting matter more than sizes: use `mind-map`.',
  visual: 85,
  ease: 60,
  overall: 76,
  rationale:
    'Every byte has its place, and the large parts are found before the first name is read. Areas are compared only roughly, and one changed size moves most rectangles, so it is drawn again from data. You supply the tree and a size for every leaf; sums are computed.',
  reviewed: '2026-11-23',
  revision: 1,
  data: alsoChecked(form, ({ each }) => [
    each('', (data) => (totalOf(data.root) > 0 ? undefined : { root: 'adds up to 0; areas need sizes' })),
  ]),
  sample: {
    title: '{part} is {share} of the line-chart bundle, about as much as diagref',
    subtitle: '{total} to draw line charts in a browser, minified, before compression',
    unit: 'B',
    focus: ['zod'],
    source: 'Measured on November 29, 2026: esbuild 0.28.2, bytes in output by module; zod 4.6.7',
    root: {
      name: 'line-chart bundle',
      children: [
        {
          name: 'zod',
          children: shortValues(
            `schemas 21528, util 13659, classic/schemas 12273, json-schema 8783, processors 6327, api 5002,
             checks 4962, memoizer 3278, regexes 3129, errors 2615, parse 2583, 5 others 5761`,
          ),
        },
        {
          name: 'diagref',
          children: shortValues(
            `chart 31911, data forms 14230, geometry 10372, badges 7641, words 5630, values 5514,
             text widths 5196, line chart 4375, 9 others 5558`,
          ),
        },
        {
          name: 'd3',
          children: shortValues(
            'shape 17553, color 10210, interpolate 6340, format 4974, time 4579, array 3625, scale 2723, path 2480',
          ),
        },
      ],
    },
  },
  draw: (data, sheet) => drawTreemap(data.root, { unit: data.unit, part: partOf(data), sheet }),
  derive: (data) => {
    const { root, unit } = data
    const [total, part] = [totalOf(root), partOf(data)]
    return {
      part: part.name,
      share: shareOf(totalOf(part), total),
      total: formatFor([total], unit).full(total),
    }
  },
  describe: ({ root, unit }) => {
    // As the heads are written, so that groups of nearly the same size are told apart.
    const { full } = formatFor(root.children.map(totalOf), unit)
    const leaves = nodesOf(root).filter(({ children }) => children.length === 0).length
    const groupCount = root.children.filter(({ children }) => children.length > 0).length
    const groups = largestFirst(root).map((group) => {
      const parts = largestFirst(group)
        .slice(0, 3)
        .map(({ name }) => name)
      return `${group.name} ${full(totalOf(group))}${parts.length > 0 ? ` (largest: ${enumerate(parts)})` : ''}`
    })
    return `Nested rectangles with areas in proportion to size: ${root.name}, ${full(totalOf(root))} in ${count(leaves, 'part')}${groupCount > 0 ? ` of ${count(groupCount, 'group')}` : ''}. ${enumerate(groups, 6)}.`
  },
})

/** The part that the heading may quote: the first in focus, or the largest. */
const partOf = ({ root, focus = [] }: { root: TreeNode; focus?: string[] | undefined }): TreeNode =>
  [...namedIn(nodesOf(root), focus), ...largestFirst(root)][0] ?? root
