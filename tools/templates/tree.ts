/** PLACEHOLDER: say in a sentence what the sample shows. */
import { nodesOf, treeForm } from '../../drawing/data/tree.ts'
import { count } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawTree } from '../../drawing/tree/draw-tree.ts'
import { placeholders } from './placeholders.ts'

export default defineRecipe({
  ...placeholders,
  data: treeForm({ nodes: 40, depth: 4 }),
  sample: {
    title: 'PLACEHOLDER: the claim that the picture proves',
    root: {
      name: 'Library',
      children: [{ name: 'Fiction', children: [{ name: 'Novels' }, { name: 'Poems' }] }, { name: 'Manuals' }],
    },
  },
  draw: ({ root }, sheet) => drawTree(root, sheet, { grow: 'down', levels: [{ shape: 'box', as: 'item' }] }),
  describe: ({ root }) => `PLACEHOLDER: a tree with ${count(nodesOf(root).length, 'node')}, ${root.name} at the root.`,
})
