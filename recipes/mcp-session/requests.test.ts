import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

test('requests without parameters are counted beside those that have some, steps and other calls are not', () => {
  const post = (text: string, lines: string[] = []) => ({ from: 'Client', to: 'Server', text, lines })
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'It takes {requests}',
    participants: [{ name: 'Client' }, { name: 'Server' }, { name: 'Grafana' }],
    messages: [
      post('POST /mcp', ['{"method": "tools/list"}']),
      { from: 'Server', to: 'Client', text: '200 OK', kind: 'reply' },
      { from: 'Client', to: 'Client', text: 'choose a tool' },
      post('POST /mcp tools/call'),
      { from: 'Server', to: 'Grafana', text: 'GET /api/health' },
    ],
  })
  expect(drawing.ok && drawing.scene.title).toContain('It takes 2 requests')
})

test('what is over a reply begins where the list under it does, as over a request', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, recipe.sample)
  const texts = drawing.ok ? drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each] : [])) : []
  const begins = ['POST /mcp', '200 OK', '{"resultType": "complete",'].flatMap((words) =>
    texts.filter(({ text }) => text === words).map(({ x, align }) => `${x} ${align}`),
  )
  expect(begins).toHaveLength(5)
  expect(new Set(begins).size).toBe(1)
})
