/** The routes of a small API as its router keeps them, and a request that begins like another route. */

import * as z from 'zod'
import { list, name, note, words } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { namedTargets } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawRadix, radixFigures } from './draw.ts'
import { foundIn, growRadix, keyProblem, searchRadix } from './tree.ts'

const key = z.strictObject({
  name: words(64, 'A key, or a route with parameters such as :id, {id} or *path'),
  note: note('What it leads to', 40).optional(),
})

export default defineRecipe({
  name: 'Radix tree',
  family: 'Data structures',
  description:
    'Keys or routes as a tree in which every shared beginning is written once, a row for each key, and the nodes that a search tries in order, with those that it goes back from. Also called compressed trie, prefix tree, Patricia trie or HTTP router.',
  useWhen:
    'You explain how a router picks one of many routes, why plain text beats a parameter, or how prefixes share memory. Good for 2 to 40 keys of up to 64 characters; you need the keys, and one request to trace.',
  avoidWhen:
    'Keys are found by order or in ranges: use `b-plus-tree`. Keys are found by hash: use `hash-table-chaining`. Characters are run through states: use `finite-automaton`. You need every operation of an API with its access: use `openapi-endpoint-table`. Folders with files: use `file-tree`.',
  visual: 87,
  ease: 66,
  overall: 84,
  rationale:
    'Nodes are as wide as their text and start where the shared part ends, so each row reads as its key. One more key can split a node and move all rows below it. You supply keys and a request; splits, order and attempts are computed.',
  reviewed: '2026-11-24',
  revision: 1,
  data: form(
    'own',
    {
      keys: list(key, {
        min: 2,
        max: 40,
        of: 'Keys or routes; the order is that of the rows where the tree leaves it open',
      }),
      find: name('The key or request that is searched for', 64).optional(),
    },
    {
      checks: ({ unique, each }) => [unique('keys'), each('keys.*.name', (key) => keyProblem(key))],
      targets: ({ keys }) => namedTargets(keys),
    },
  ),
  sample: {
    title: 'The router tries /users/me, backtracks, and finds the orders of mei',
    subtitle: 'Static text is tried before a parameter; mei starts with me',
    source: 'Illustrative routes, searched as in Gin, where /*file is one node with its slash',
    find: '/users/mei/orders',
    keys: [
      { name: '/' },
      { name: '/health' },
      { name: '/users' },
      { name: '/users/me' },
      { name: '/users/:name' },
      { name: '/users/:name/orders' },
      { name: '/users/:name/orders/:id' },
      { name: '/uploads' },
      { name: '/static/*file' },
      { name: '/status' },
    ],
  },
  draw: drawRadix,
  derive: radixFigures,
  meanings: {
    tried: 'nodes',
    back: 'dead ends',
  },
  describe: (data) => {
    const { keys, nodes, tried, back } = radixFigures(data)
    const { find } = data
    const found = find === undefined ? undefined : foundIn(searchRadix(growRadix(data.keys), find))
    const search = `A search for ${find} tries ${count(tried, 'node')}, meets ${count(back, 'dead end')}, and finds ${found?.name ?? 'no key'}.`
    return `${count(keys, 'key')} in a radix tree of ${count(nodes, 'node')}: ${enumerate(data.keys.map((each) => each.name))}. ${find === undefined ? '' : search}`
  },
})
