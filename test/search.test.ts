/**
 * What engineers type, and which diagram must be among the first three once the catalog has it.
 *
 * A failing row is fixed in the recipe: in its aliases, description or use case.
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

/** Queries that only come close to what the catalog has, and what must be among the first three, if named. */
const close: [query: string, id: string | undefined][] = [
  ['saml', 'oauth-code-pkce'],
  ['org chart', 'work-breakdown-structure'],
  ['funnel', undefined],
  ['cache', undefined],
  ['lru cache', 'hash-table-chaining'],
  ['websocket', undefined],
  ['webhook', undefined],
  ['rate limiter', undefined],
  ['saga', undefined],
  ['cqrs', undefined],
]

/** Each query of the rows whose diagrams the catalog has. */
const rows = wanted.flatMap(([queries, ids]) => queries.split('; ').map((q) => ({ q, ids })))

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

test('what the catalog has no diagram for has at most close hits', () => {
  const named = catalog.recipes
    .flatMap(({ name, aliases }) => [name, ...aliases])
    .join('\n')
    .toLowerCase()
  const misses = close.flatMap(([q, id]) => {
    const { hits, relaxed } = catalog.search({ q })
    const found = id === undefined || !catalog.find(id) || hits.slice(0, 3).some((hit) => hit.id === id)
    return (relaxed || named.includes(q)) && found ? [] : [`“${q}”: ${hits.map((hit) => hit.id).join(', ')}`]
  })
  expect(misses).toEqual([])
})

test('aliases are only for searching: no response contains them', async () => {
  const recipe = recipeOf({ id: 'bars', name: 'Bar chart', aliases: ['zanzibar'] })
  const app = createApp({ catalog: createCatalog([recipe]), baseUrl, site: await loadSite() })
  const targets = ['/api/diagrams', '/api/diagrams/bars', '/api/catalog.json', '/llms-full.txt', '/', '/diagrams/bars']
  for (const target of targets) expect(await (await ask(app, target)).text()).not.toContain('zanzibar')
  expect(await (await ask(app, '/?q=zanzibar')).text()).toContain('1 diagram for “zanzibar”')
  expect(await (await ask(app, '/api/diagrams?q=zanzibar')).json()).toMatchObject({ recipes: [] })
})

test.each(exampleSearches)('"%s", which pages suggest, finds something', (q) => {
  expect(catalog.search({ q }).relaxed).toBe(false)
})
