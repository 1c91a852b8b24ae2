/** PLACEHOLDER: say in a sentence what the sample shows. */
import * as z from 'zod'
import { block, place } from '../../drawing/block.ts'
import { id, list, name, note, ref } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { namedTargets } from '../../drawing/data/references.ts'
import { count } from '../../drawing/describe.ts'
import { box } from '../../drawing/primitives.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { columns, up } from '../../drawing/rect.ts'
import { placeholders } from './placeholders.ts'

const item = z.strictObject({
  id: id.optional(),
  name: name('What the item is called'),
  note: note('A muted line under the name').optional(),
  after: ref('The item before it: id or name').optional(),
})

export default defineRecipe({
  ...placeholders,
  data: form(
    'own',
    { items: list(item, { min: 2, max: 8, of: 'Items, left to right' }) },
    {
      checks: ({ unique, refersTo }) => [
        unique('items'),
        refersTo(['items.*.after'], { to: 'items', what: 'an item' }),
      ],
      targets: ({ items }) => namedTargets(items),
    },
  ),
  sample: {
    title: 'PLACEHOLDER: the claim that the picture proves',
    items: [
      { name: 'Order', note: 'two days' },
      { name: 'Bind', note: 'a week', after: 'Order' },
      { name: 'Shelve', note: 'on the day', after: 'Bind' },
    ],
    focus: ['Bind'],
  },
  draw: ({ items }, sheet) => {
    const words = items.map((each) =>
      block(
        [
          { text: each.name, as: 'name' },
          { text: each.note, as: 'note' },
        ],
        160,
      ),
    )
    const [w, h] = [Math.max(...words.map((each) => each.w)), Math.max(...words.map((each) => each.h))]
    const rects = columns(
      { x: 0, y: 0, w: 0, h: up(h + 80) },
      items.map(() => up(w + 24)),
      16,
    )
    for (const [index, each] of items.entries()) {
      const [rect, own] = [rects[index], words[index]]
      if (rect === undefined || own === undefined) continue
      const look = sheet.isFocus(each) ? ({ stroke: 'accent', fill: 'soft' } as const) : {}
      sheet.put(each, [box(rect.x, rect.y, rect.w, rect.h, look), ...place(own, rect)])
    }
    sheet.ifTooWide('items', 'shorten names or remove items')
  },
  describe: ({ items }) =>
    `PLACEHOLDER: ${count(items.length, 'item')} from left to right: ${items.map((each) => each.name).join(', ')}.`,
})
