import { expect, test } from 'vitest'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import recipe from './recipe.ts'

test('a core with ports at one side is as wide as its name needs', () => {
  const nodes = [
    { name: 'Orders', kind: 'port', group: 'Order management' },
    { name: 'SqlOrders', kind: 'component' },
    { name: 'PostgreSQL', kind: 'external' },
  ]
  const edges = [
    { from: 'Orders', to: 'SqlOrders' },
    { from: 'SqlOrders', to: 'PostgreSQL', text: 'SQL' },
  ]
  const data = { title: 'One port', nodes, edges, groups: [{ name: 'Order management' }] }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  expect(drawing.warnings).toEqual([])
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts).toContain('management')
})

const joined = (kinds: Record<string, string>, links: string[]) =>
  drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'Both ways',
    nodes: Object.entries(kinds).map(([name, kind]) => ({ name, kind, ...(kind === 'port' && { group: 'Core' }) })),
    edges: links.map((link) => link.split(' > ')).map(([from, to]) => ({ from, to })),
    groups: [{ name: 'Core' }],
  })

test('a system that calls and is called is drawn at both sides', () => {
  const drawing = joined({ Pay: 'port', Hook: 'port', Client: 'component', Webhook: 'component', Stripe: 'external' }, [
    'Pay > Client',
    'Client > Stripe',
    'Stripe > Webhook',
    'Webhook > Hook',
  ])
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const places = drawing.scene.elements.filter((each) => each.type === 'text' && each.text === 'Stripe')
  expect(places).toHaveLength(2)
})

test('what the arrows are is one word beside an adapter of two ports, too', () => {
  const drawing = joined(
    {
      RequestRoute: 'port',
      CancelRoute: 'port',
      SwitchPoints: 'port',
      Console: 'component',
      Robot: 'component',
      Driver: 'component',
    },
    ['Console > RequestRoute', 'Console > CancelRoute', 'Robot > RequestRoute', 'SwitchPoints > Driver'],
  )
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts.filter((text) => text === 'knows')).toHaveLength(2)
})

test('a port without an adapter yet is drawn', () => {
  const drawing = joined({ Pay: 'port', Later: 'port', Client: 'component' }, ['Pay > Client'])
  expect(drawing.ok).toBe(true)
})

test('names of systems keep their words whole where code breaks before its capitals', () => {
  const many = Array.from({ length: 4 }, (_, at) => `NotifyPatientByLetterOrSmsOrMail${at}`)
  const drawing = joined(
    Object.fromEntries([
      ...many.map((name) => [name, 'port']),
      ...many.map((_, at) => [`PostgresBookingRepository${at}`, 'component']),
      ...many.map((_, at) => [`PostgreSQL ${at}`, 'external']),
    ]),
    many.flatMap((name, at) => [
      `${name} > PostgresBookingRepository${at}`,
      `PostgresBookingRepository${at} > PostgreSQL ${at}`,
    ]),
  )
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts.filter((each) => each.startsWith('PostgreSQL'))).toHaveLength(4)
})

const at = (drawing: ReturnType<typeof joined>, text: string): number => {
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const found = drawing.scene.elements.find((each) => each.type === 'text' && each.text === text)
  return found?.type === 'text' ? found.x : Number.NaN
}

test('what implements a port is driven, whichever way its edge is written', () => {
  const kinds = { Place: 'port', Store: 'port', Http: 'component', Sql: 'component', Postgres: 'database' }
  const [plain, turned] = ['Store > Sql', 'Sql > Store'].map((link) =>
    joined(kinds, ['Http > Place', link, 'Sql > Postgres']),
  )
  if (!plain?.ok || !turned?.ok) throw new Error('is not drawn')
  expect(turned.scene).toEqual({ ...plain.scene, description: turned.scene.description })
  expect(turned.scene.description).toContain('Store to Sql')
})

const core = { title: 'A claim', groups: [{ name: 'Core' }] }
const port = (name: string) => ({ name, kind: 'port', group: 'Core' })

test('an edge that says that it implements leads to the right, with its words at the dependency', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    ...core,
    nodes: [port('Place'), port('Clock'), ...['Http', 'System'].map((name) => ({ name, kind: 'component' }))],
    edges: [
      { from: 'Http', to: 'Place', text: 'calls' },
      { from: 'System', to: 'Clock', text: 'implements' },
    ],
  })
  expect(at(drawing, 'System')).toBeGreaterThan(at(drawing, 'Clock'))
  expect(at(drawing, 'implements')).toBeGreaterThan(at(drawing, 'Clock'))
  if (!drawing.ok) return
  expect(drawing.warnings).toEqual([])
  expect(drawing.scene.elements.filter((each) => each.type === 'text' && each.text === 'calls')).toHaveLength(1)
})

test('a system that a driving adapter calls is beside it, and not on the core', () => {
  const kinds = { Place: 'port', Http: 'component', Shop: 'external', Keycloak: 'external' }
  const drawing = joined(kinds, ['Shop > Http', 'Http > Place', 'Http > Keycloak'])
  expect(at(drawing, 'Keycloak')).toBeLessThan(at(drawing, 'Http'))
  expect(at(drawing, 'Systems')).toBeLessThan(at(drawing, 'Driving adapters'))
})

test('adapters are in one column, whether a system calls them or nothing does', () => {
  const kinds = { Manage: 'port', Rotate: 'port', Rest: 'component', Timer: 'component', Browser: 'external' }
  const drawing = joined(kinds, ['Browser > Rest', 'Rest > Manage', 'Timer > Rotate'])
  expect(at(drawing, 'Timer')).toBe(at(drawing, 'Rest'))
  expect(at(drawing, 'Rotate')).toBe(at(drawing, 'Manage'))
})

test('words of arrows at ports break between words, and adapters say their technology', () => {
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    ...core,
    nodes: [port('Clock'), { name: 'System', kind: 'component', tech: 'java.time' }],
    edges: [{ from: 'Clock', to: 'System', text: 'is implemented by' }],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const texts = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? each.text.split(' ') : []))
  expect(texts).toEqual(expect.arrayContaining(['implemented', '[java.time]']))
})

test('names of ports are broken between their parts where the page asks for it, and words at arrows touch no line', () => {
  const ports = ['ZahlungseingangVerbuchen', 'MahnlaufStarten', 'KundenkontoLaden', 'BriefversandAuslösen']
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
    title: 'A core with long names',
    groups: [{ id: 'core', name: 'Mahnwesen' }],
    nodes: [
      ...ports.map((name) => ({ name, kind: 'port', group: 'core' })),
      ...['RestController', 'KafkaZahlungslistener', 'QuartzNachtlauf', 'JooqKundenkonten', 'DruckstraßenClient'].map(
        (name) => ({ name }),
      ),
      ...['Zahlungsverkehrssystem', 'Druckdienstleister'].map((name) => ({ name, kind: 'external' })),
    ],
    edges: [
      { from: 'Zahlungsverkehrssystem', to: 'KafkaZahlungslistener' },
      { from: 'KafkaZahlungslistener', to: 'ZahlungseingangVerbuchen' },
      ...['RestController', 'QuartzNachtlauf'].map((from) => ({ from, to: 'MahnlaufStarten' })),
      { from: 'KundenkontoLaden', to: 'JooqKundenkonten' },
      { from: 'BriefversandAuslösen', to: 'DruckstraßenClient' },
      { from: 'DruckstraßenClient', to: 'Druckdienstleister' },
    ],
  })
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const words = drawing.scene.elements.flatMap((each) => (each.type === 'text' ? each.text.split('\n') : []))
  expect(words).toEqual(expect.arrayContaining(['Zahlungseingang', 'Verbuchen']))
  expect(drawing.warnings.filter(({ problem }) => problem.includes('R08'))).toEqual([])
})
