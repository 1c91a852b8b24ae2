/**
 * What engineers type, and which diagram must be among the first three once the catalog has it.
 *
 * A failing row is fixed in the recipe's search.json.
 */
import { expect, test } from 'vitest'
import { createApp } from '../src/app/create-app.ts'
import { createCatalog } from '../src/catalog/catalog.ts'
import { exampleSearches } from '../src/pages/universal/near.ts'
import { ask, baseUrl, loadCatalog, loadSite } from './catalog.ts'
import { recipeOf } from './synthetic-recipe.ts'

const catalog = await loadCatalog()

/** Queries, and the diagrams of which one must be among the first three. */
const wanted: [queries: string, ids: string[]][] = [
  ['login; auth; sso; how does our login work', ['oauth-code-pkce']],
  ['k8s; kubernets; pods and services', ['kubernetes-cluster']],
  ['database schema; entity relationship', ['er-crows-foot']],
  ['uml; uml class; class diagram', ['uml-class']],
  ['state machine; state diagram', ['uml-state-machine']],
  ['timeline', ['incident-timeline', 'milestone-timeline']],
  ['pie chart; piechart', ['pie-chart']],
  ['mind map; mindmap', ['mind-map']],
  ['network; network diagram', ['network-topology']],
  ['architecture overview; microservice architecture', ['c4-container', 'c4-system-context', 'service-dependency-map']],
  ['queue; pub sub; message broker; event driven', ['event-bus-topology']],
  ['ci; cicd; build pipeline', ['ci-cd-pipeline']],
  ['threat model; trust boundary', ['threat-model-dfd']],
  ['dfd; data flow', ['threat-model-dfd', 'data-lineage']],
  ['flowchart; flow chart; decision tree', ['decision-flowchart']],
  ['sequence; sequance; api calls', ['request-sequence']],
  ['who does what', ['swimlane-process']],
  ['histogram; latency', ['histogram']],
  ['box plot; boxplot; outliers', ['box-plot']],
  ['scatter; correlation', ['scatter-plot']],
  ['trend over time', ['line-chart']],
  ['burndown', ['sprint-burndown']],
  ['user journey; customer journey', ['user-journey']],
  ['wireframe; mockup', ['wireframe-screen']],
  ['dependency graph', ['service-dependency-map']],
  ['retry; timeout; circuit breaker', ['uml-state-machine']],
  ['replication; leader follower', ['raft-log-replication']],
  ['json; api reference', ['api-reference-card']],
]

/** Needs rather than names, and words that older searches missed or misread. */
const needs: typeof wanted = [
  ['uptime', ['error-budget-burn', 'sparkline-dashboard']],
  ['deadlock', ['thread-interleaving']],
  ['compare frameworks', ['radar-chart', 'compatibility-matrix', 'grouped-bar']],
  ['websocket; webhook', ['request-sequence', 'http-exchange']],
  ['swot', ['quadrant-chart']],
  ['fsm', ['uml-state-machine']],
  ['who owns what', ['swimlane-process', 'service-dependency-map']],
  ['which tests fail', ['requirement-diagram']],
  ['how much did each step add', ['waterfall-chart']],
  ['raci', ['swimlane-process', 'compatibility-matrix']],
  ['rag', ['rag-pipeline']],
  ['slo', ['error-budget-burn', 'bullet-chart', 'cumulative-curve']],
  ['git branching strategy', ['git-graph']],
  ['what breaks if this one fails', ['service-dependency-map']],
  ['how long until it was fixed', ['incident-timeline']],
  ['which bit does what', ['packet-header', 'register-bitfield']],
  ['login; jwt; saml', ['oauth-code-pkce']],
  ['org chart', ['work-breakdown-structure']],
  ['funnel', ['sankey-traffic']],
  ['Klassendiagramm; diagrama de clases; 类图', ['uml-class']],
]

/** Each query of the rows whose diagrams the catalog has. */
const rows = [...wanted, ...needs].flatMap(([queries, ids]) => queries.split('; ').map((q) => ({ q, ids })))

test('what engineers type finds the diagram among the first three, marked as a direct hit', () => {
  const misses = rows.flatMap(({ q, ids }) => {
    const present = ids.filter((id) => catalog.find(id))
    const { hits, relaxed } = catalog.search({ q })
    const first = hits.slice(0, 3).map(({ id }) => id)
    if (present.length === 0 || (!relaxed && present.some((id) => first.includes(id)))) return []
    return [
      `“${q}” must find ${present.join(' or ')}; it finds ${first.join(', ') || 'nothing'}${relaxed ? ', relaxed' : ''}`,
    ]
  })
  expect(misses).toEqual([])
})

test.each([
  ['a short word is no part of a longer one', 'er', ['er-crows-foot']],
  ['nor of a word that has it inside', 'rag', ['rag-pipeline']],
])('nothing far-fetched: %s', (_title, q, ids) => {
  expect(catalog.search({ q }).hits.map(({ id }) => id)).toEqual(ids)
})

test.each(['slo', 'raci', 'bar chart'])('a search for %s stays small', (q) => {
  const found = catalog.search({ q }).hits.map(({ id }) => id)
  expect(found.length).toBeLessThan(8)
  expect(found).not.toContain('slope-chart')
  expect(found).not.toContain('trace-waterfall')
})

test('H11: what nothing is about is empty on every face', async () => {
  const app = createApp({ catalog, baseUrl, site: await loadSite() })
  for (const q of ['qzxv', 'purple monkey dishwasher', 'the', 'weather in paris']) {
    const reply = await ask(app, `/api/diagrams?q=${encodeURIComponent(q)}`)
    expect([q, reply.status, ((await reply.json()) as { recipes: unknown[] }).recipes]).toEqual([q, 200, []])
  }
})

test('H11: the API finds what page and MCP find, in the same order, and marks what only comes close', async () => {
  const app = createApp({ catalog, baseUrl, site: await loadSite() })
  for (const q of ['git branching strategy', 'login', 'circuit breaker', 'sequance', 'thread pool exhaustion cache']) {
    const reply = await ask(app, `/api/diagrams?q=${encodeURIComponent(q)}`)
    const { recipes } = (await reply.json()) as { recipes: { id: string }[] }
    const { hits, relaxed } = catalog.search({ q })
    expect(recipes.map(({ id }) => id)).toEqual(hits.map(({ id }) => id))
    expect(reply.headers.get('diagref-match')).toBe(relaxed ? 'close' : null)
  }
})

test('H11: every face says which of two words is in no diagram', async () => {
  const app = createApp({ catalog, baseUrl, site: await loadSite() })
  const { hits, unknown } = catalog.search({ q: 'Zürichcorp flowchart' })
  expect([hits[0]?.id, unknown]).toEqual(['decision-flowchart', ['zurichcorp']])
  const reply = await ask(app, '/api/diagrams?q=Z%C3%BCrichcorp+flowchart')
  expect([reply.headers.get('diagref-match'), reply.headers.get('diagref-unknown-word')]).toEqual([
    'close',
    'zurichcorp',
  ])
  const other = await ask(app, `/api/diagrams?q=${encodeURIComponent('Ромашка flowchart')}`)
  expect(decodeURIComponent(other.headers.get('diagref-unknown-word') ?? '')).toBe('ромашка')
  const page = await (await ask(app, '/?q=zurichcorp+flowchart')).text()
  expect(page).toContain('Nothing matches “zurichcorp”.')
})

test('H11: a whole name, whatever its case, finds its recipe first', () => {
  const first = catalog.recipes.map(({ name }) => catalog.search({ q: name.toUpperCase() }).hits[0]?.id)
  expect(first).toEqual(catalog.recipes.map(({ id }) => id))
})

test('H11: a sentence of a description or use case finds its recipe among the first three', () => {
  const misses = catalog.recipes.flatMap(({ id, description, useWhen }) =>
    [description, useWhen].flatMap((text) => {
      const q = text.slice(0, 200).replace(/\S*$/, '')
      const found = catalog.search({ q }).hits.slice(0, 3)
      return found.some((hit) => hit.id === id) ? [] : [`${id}: ${q}`]
    }),
  )
  expect(misses).toEqual([])
})

test('aliases are only for searching: no response contains them', async () => {
  const recipe = recipeOf({ id: 'bars', name: 'Bar chart', aliases: ['zanzibar'] })
  const app = createApp({ catalog: createCatalog([recipe]), baseUrl, site: await loadSite() })
  const targets = ['/api/diagrams', '/api/diagrams/bars', '/api/catalog.json', '/llms-full.txt', '/', '/diagrams/bars']
  for (const target of targets) expect(await (await ask(app, target)).text()).not.toContain('zanzibar')
  expect(await (await ask(app, '/?q=zanzibar')).text()).toContain('1 diagram for “zanzibar”')
  expect(await (await ask(app, '/api/diagrams?q=zanzibar')).json()).toMatchObject({ recipes: [{ id: 'bars' }] })
})

test.each(exampleSearches)('"%s", which pages suggest, finds something', (q) => {
  expect(catalog.search({ q }).relaxed).toBe(false)
})
