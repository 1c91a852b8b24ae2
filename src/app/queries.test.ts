/**
 * What a query may contain, and what a search finds.
 */
import { describe, expect, test } from 'vitest'
import { ask, loadApp, loadCatalog } from '../../test/catalog.ts'
import { refusalOf } from '../../test/refusal.ts'

const app = await loadApp()
const catalog = await loadCatalog()

const svg = '/api/diagrams/request-sequence/svg'

const refusal = (target: string, init?: RequestInit) => refusalOf(app, target, init)

describe('parameters', () => {
  test.each([
    ['/api/diagrams?q=a&q=b', 'q was given more than once.'],
    ['/api/diagrams?family=Flows&family=Flows', 'family was given more than once.'],
    [`${svg}?theme=dark&theme=dark`, 'theme was given more than once.'],
    [`${svg}?accent=rose&%61ccent=rose`, 'accent was given more than once.'],
    [`${svg}?theme=`, 'theme is empty.'],
    [`${svg}?accent`, 'accent is empty.'],
    ['/api/diagrams?family=', 'family is empty.'],
    [`${svg}?theme=Dark`, '"Dark" is not a known theme.'],
    ['/api/diagrams?family=flows', '"flows" is not a known family.'],
  ])('H9: %s is rejected', async (target, words) => {
    const [status, code, message] = await refusal(target)
    expect([status, code, message]).toEqual([400, 'invalid_query', words])
  })

  test('H9: unknown parameters and an empty q change nothing', async () => {
    const all = await (await ask(app, '/api/diagrams')).text()
    expect(await (await ask(app, '/api/diagrams?q=&v=2&theme=nope')).text()).toBe(all)
    expect(await (await ask(app, `${svg}?q=%ff&cache=1`)).text()).toBe(await (await ask(app, svg)).text())
  })

  test('H10: q may have 200 code points, and + is a space', async () => {
    expect((await ask(app, `/api/diagrams?q=${encodeURIComponent('😀'.repeat(200))}`)).status).toBe(200)
    const [status, , message] = await refusal(`/api/diagrams?q=${encodeURIComponent('😀'.repeat(201))}`)
    expect([status, message]).toEqual([400, 'q is 201 characters long.'])
    expect(await (await ask(app, '/api/diagrams?q=request+sequence')).json()).toEqual(
      await (await ask(app, '/api/diagrams?q=request%20sequence')).json(),
    )
  })
})

describe('search', () => {
  const ids = async (query: string): Promise<string[]> => {
    const reply = (await (await ask(app, `/api/diagrams?${query}`)).json()) as { recipes: { id: string }[] }
    return reply.recipes.map(({ id }) => id)
  }

  test('H11: a search finds by every word and puts names first', async () => {
    expect((await ids('q=SEQUENCE+request'))[0]).toBe('request-sequence')
    expect(await ids('q=sequence&family=Charts')).toEqual([])
    expect(await ids('q=zzzz')).toEqual([])
  })

  test('H12: without q, recipes are in catalog order, within a family too', async () => {
    expect(await ids('')).toEqual(catalog.recipes.map(({ id }) => id))
    expect(await ids('family=Sequences')).toEqual(
      catalog.recipes.filter(({ family }) => family === 'Sequences').map(({ id }) => id),
    )
  })
})
