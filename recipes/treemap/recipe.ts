/** What is in the bundle of one recipe of this catalog, by package and module: nearly half is the schema library. */

import { nodesOf, type TreeNode, treeForm } from '../../drawing/data/tree.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { formatFor } from '../../drawing/values/format.ts'
import { drawTreemap, totalOf } from './cells.ts'

const form = treeForm({ nodes: 80, depth: 3, sized: true })

export default defineRecipe({
  name: 'Treemap',
  family: 'Charts',
  description:
    'A whole as a rectangle, divided into groups and their parts with areas in proportion to their sizes; larger parts carry name and size, one group is highlighted. Also called tree map, bundle map, disk usage map or mosaic.',
  useWhen:
    'You ask what takes up the space in something nested: modules of a bundle, directories of a disk, services of a bill. Needs sizes that add up, for 8 to 80 nodes on three levels; a few large parts among many small ones are its strength.',
  avoidWhen:
    'Up to 40 parts without groups are compared exactly: use `ordered-bar`. Up to 6 parts of one total: use `pie-chart`. Several totals: use `stacked-bar-100`. Names and nesting matter more than sizes: use `mind-map`.',
  aliases: [
    'tree map',
    'bundle size',
    'bundle analyzer',
    'disk usage',
    'what takes space',
    'hierarchy sizes',
    'cost by service',
    'mosaic',
  ],
  visual: 85,
  ease: 60,
  overall: 76,
  rationale:
    'Every byte has its place, and the large parts are found before the first name is read. Areas are compared only roughly, and one changed size moves most rectangles, so it is drawn again from data. You supply the tree and a size for every leaf; sums are computed.',
  reviewed: '2026-11-22',
  revision: 1,
  data: {
    ...form,
    check: (data) => [
      ...form.check(data),
      ...(totalOf(data.root) > 0 ? [] : [{ at: 'root', problem: 'adds up to 0; areas need sizes' }]),
    ],
  },
  sample: {
    title: '{part} is {share} of the code that draws a line chart',
    subtitle: 'The line-chart recipe of this catalog, bundled and minified: {total} before compression',
    unit: 'B',
    focus: ['zod'],
    source: 'esbuild 0.28.2, bytes in output by module; zod 4.6.7',
    root: {
      name: 'line-chart bundle',
      children: [
        {
          name: 'zod',
          children: [
            { name: 'schemas', value: 21_508 },
            { name: 'util', value: 13_643 },
            { name: 'classic/schemas', value: 12_268 },
            { name: 'to-json-schema', value: 8780 },
            { name: 'json-schema-processors', value: 6326 },
            { name: 'api', value: 5002 },
            { name: 'checks', value: 4962 },
            { name: 'memoizer', value: 3278 },
            { name: 'regexes', value: 3129 },
            { name: 'locales/en', value: 2688 },
            { name: '10 others', value: 8247 },
          ],
        },
        {
          name: 'diagref',
          children: [
            { name: 'chart', value: 15_859 },
            { name: 'text widths', value: 10_224 },
            { name: 'data forms', value: 9387 },
            { name: 'geometry', value: 7961 },
            { name: 'sheet, key, type', value: 3981 },
            { name: 'recipe', value: 3038 },
            { name: 'catalog, scene', value: 833 },
          ],
        },
        {
          name: 'd3',
          children: [
            { name: 'shape', value: 17_553 },
            { name: 'color', value: 10_210 },
            { name: 'interpolate', value: 6340 },
            { name: 'format', value: 4982 },
            { name: 'time', value: 4566 },
            { name: 'array', value: 3460 },
            { name: 'scale', value: 2723 },
            { name: 'path', value: 2480 },
          ],
        },
      ],
    },
  },
  draw: ({ root, unit }, sheet) => drawTreemap(root, { unit, sheet }),
  derive: ({ root, unit, focus = [] }) => {
    const total = totalOf(root)
    const largest = root.children.toSorted((a, b) => totalOf(b) - totalOf(a))[0] ?? root
    const part = nodesOf(root).find(({ id, name }) => focus.some((each) => each === id || each === name)) ?? largest
    return {
      part: part.name,
      share: `${Math.round((100 * totalOf(part)) / total)}%`,
      total: formatFor([total], unit).full(total),
    }
  },
  describe: ({ root, unit }) => {
    const { full } = formatFor([totalOf(root)], unit)
    const bySize = (node: TreeNode): TreeNode[] => node.children.toSorted((a, b) => totalOf(b) - totalOf(a))
    const groups = bySize(root).map((group) => {
      const parts = bySize(group)
        .slice(0, 3)
        .map(({ name }) => name)
      return `${group.name} ${full(totalOf(group))}${parts.length > 0 ? ` (largest: ${enumerate(parts)})` : ''}`
    })
    return `Nested rectangles with areas in proportion to size: ${root.name}, ${full(totalOf(root))} in ${count(nodesOf(root).length - 1, 'part')}. ${enumerate(groups, 6)}.`
  },
})
