/** PLACEHOLDER: say in a sentence what the sample shows. */
import { sequenceForm } from '../../drawing/data/sequence.ts'
import { messagesIn } from '../../drawing/data/sequence-entries.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawSequence } from '../../drawing/sequence/draw-sequence.ts'
import { placeholders } from './placeholders.ts'

export default defineRecipe({
  ...placeholders,
  data: sequenceForm({}),
  sample: {
    title: 'PLACEHOLDER: the claim that the picture proves',
    participants: [{ name: 'Reader', kind: 'person' }, { name: 'Library' }, { name: 'Catalog', kind: 'database' }],
    messages: [
      { from: 'Reader', to: 'Library', text: 'Borrow a book' },
      { from: 'Library', to: 'Catalog', text: 'Is it on the shelf?' },
      { from: 'Catalog', to: 'Library', text: 'Yes', kind: 'reply' },
      { from: 'Library', to: 'Reader', text: 'The book', kind: 'reply' },
    ],
  },
  draw: drawSequence,
  describe: ({ participants, messages }) =>
    `PLACEHOLDER: ${count(messagesIn(messages).length, 'message')} between ${enumerate(participants.map(({ name }) => name))}.`,
})
