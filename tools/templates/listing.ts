/** PLACEHOLDER: say in a sentence what the sample shows. */
import { listingForm } from '../../drawing/data/listing.ts'
import { count } from '../../drawing/describe.ts'
import { drawListing } from '../../drawing/listing/draw-listing.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { placeholders } from './placeholders.ts'

export default defineRecipe({
  ...placeholders,
  data: listingForm({ kinds: ['code'] }),
  sample: {
    title: 'PLACEHOLDER: the claim that the picture proves',
    focus: ['7 * weeks'],
    panels: [
      {
        name: 'due.ts',
        lines: [
          'const dueDate = (lent: Date, weeks = 4): Date => {',
          '  const due = new Date(lent)',
          '  due.setDate(due.getDate() + 7 * weeks)',
          '  return due',
          '}',
        ],
      },
    ],
    callouts: [{ on: 'weeks = 4', text: 'Books; films are lent for one' }],
  },
  draw: (data, sheet) => drawListing(data, sheet),
  describe: ({ panels }) => {
    const lines = panels.flatMap((panel) => panel.lines)
    return `PLACEHOLDER: a listing of ${count(lines.length, 'line')}.`
  },
})
