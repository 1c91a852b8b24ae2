/** PLACEHOLDER: say in a sentence what the sample shows. */
import { block } from '../../drawing/block.ts'
import { operationForm } from '../../drawing/data/operation.ts'
import { count } from '../../drawing/describe.ts'
import { drawRegister } from '../../drawing/grid/register.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { placeholders } from './placeholders.ts'

export default defineRecipe({
  ...placeholders,
  data: operationForm,
  sample: {
    title: 'PLACEHOLDER: the claim that the picture proves',
    method: 'POST',
    path: '/v1/loans',
    parameters: [
      { name: 'isbn', kind: 'body', type: 'string', required: true },
      { name: 'weeks', kind: 'body', type: 'integer' },
    ],
    responses: [
      { name: '201', note: 'The loan' },
      { name: '409', note: 'It is lent already' },
    ],
  },
  draw: ({ method, path, parameters, responses }, sheet) => {
    const rowOf = (source: object, ...words: string[]) => ({
      source,
      cells: words.map((text) => block([{ text, as: 'label' }])),
    })
    const rows = [
      ...parameters.map((each) => rowOf(each, each.name, `${each.kind}, ${each.type}`)),
      ...responses.map((each) => rowOf(each, each.name, each.note ?? '')),
    ]
    drawRegister(rows, { x: 0, y: 0, w: 480, title: `${method} ${path}`, columns: [12, 96], padding: 8 }, sheet)
  },
  describe: ({ method, path, responses }) =>
    `PLACEHOLDER: ${method} ${path} with ${count(responses.length, 'response')}.`,
})
