import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'
import { draw } from '../../../entries/library/recipes.ts'
import { type AccessRule, covering } from './access-rules.ts'
import { readManifests } from './read-manifests.ts'

const file = `apiVersion: v1
kind: List
items:
- { apiVersion: rbac.authorization.k8s.io/v1, kind: ClusterRole, metadata: { name: edit }, aggregationRule: { clusterRoleSelectors: [{ matchLabels: { to-edit: "true" } }] }, rules: null }
- apiVersion: rbac.authorization.k8s.io/v1
  kind: ClusterRole
  metadata: { name: view, labels: { to-edit: "true" } }
  rules:
  - { apiGroups: [""], resources: [pods, services], verbs: [get, list, watch] }
- apiVersion: rbac.authorization.k8s.io/v1
  kind: ClusterRole
  metadata: { name: "system:aggregate-to-edit", labels: { to-edit: "true" } }
  rules:
  - { apiGroups: [apps], resources: [deployments], verbs: [create, update, patch, delete, get, list, watch] }
- { apiVersion: rbac.authorization.k8s.io/v1, kind: ClusterRole, metadata: { name: root }, rules: [{ apiGroups: ["*"], resources: ["*"], verbs: ["*"] }] }
- { apiVersion: rbac.authorization.k8s.io/v1, kind: Role, metadata: { name: one }, rules: [{ apiGroups: [""], resources: [secrets], resourceNames: [db], verbs: [get] }, { nonResourceURLs: [/healthz], verbs: [get] }] }
- apiVersion: rbac.authorization.k8s.io/v1
  kind: RoleBinding
  metadata: { name: b }
  roleRef: { kind: ClusterRole, name: edit }
  subjects: [{ kind: User, name: jane }, { kind: ServiceAccount, name: edit }]
- { apiVersion: v1, kind: ConfigList, metadata: { name: x } }
`

test('roles, what they include, and who is bound to them are a matrix', async () => {
  const read = await importDiagram(file)
  expect(read).toMatchObject({
    from: 'kubernetes',
    recipe: 'rbac-matrix',
    findings: [],
    data: {
      roles: [
        { name: 'view', grants: ['Read pods', 'Read services'] },
        { name: 'edit', includes: ['view'], grants: ['Read, write deployments'] },
        { name: 'root', grants: ['Read pods', 'Read services', 'Get secrets “db”', '* *', 'Read, write deployments'] },
        { name: 'one', grants: ['Get secrets “db”', 'Get /healthz'] },
        { name: 'User jane (namespaced)', includes: ['edit'] },
        { name: 'SA edit (namespaced)', includes: ['edit'] },
      ],
      permissions: [
        { name: 'Read pods', group: 'core' },
        { name: 'Read services', group: 'core' },
        { name: 'Get secrets “db”', group: 'core' },
        { name: '* *', group: '*' },
        { name: 'Get /healthz', group: 'URLs' },
        { name: 'Read, write deployments', group: 'apps' },
      ],
    },
  })
  if (read.ok) expect(await draw(read.recipe, read.data)).toMatchObject({ ok: true })
})

test('a binding is to a role of its own namespace, or to one of the whole cluster; equal names say their namespaces', async () => {
  const role = (namespace: string, resource: string): string =>
    `kind: Role\nmetadata: { name: reader, namespace: ${namespace} }\nrules: [{ apiGroups: [""], resources: [${resource}], verbs: [get] }]\n---\n`
  const bound = `apiVersion: v1\nkind: RoleBinding\nmetadata: { name: b, namespace: two }\nroleRef: { kind: Role, name: reader }\nsubjects: [{ kind: Group, name: ops }]\n`
  expect(await importDiagram(`${role('one', 'pods')}${role('two', 'nodes')}${bound}`)).toMatchObject({
    data: { roles: [{ name: 'one/reader' }, { name: 'two/reader' }, { name: 'Group ops', includes: ['two/reader'] }] },
  })
})

test('a rule with stars covers what it says, and URLs are not resources', () => {
  const rule = (verb: string, group: string, resource: string) => ({ verb, group, resource })
  const covers = (one: AccessRule, other: AccessRule): boolean => covering([one])(other)
  const pods = rule('get', '', 'pods/log')
  expect(covers(rule('*', '', 'pods/log'), pods)).toBe(true)
  expect(covers(rule('get', '*', '*'), pods)).toBe(true)
  expect(covers(rule('get', '', '*/log'), pods)).toBe(true)
  expect(covers(rule('get', '', 'pods'), pods)).toBe(false)
  expect(covers(rule('list', '', 'pods/log'), pods)).toBe(false)
  expect(covers(rule('get', 'apps', 'pods/log'), pods)).toBe(false)
  expect(covers(rule('*', '*', '*'), rule('get', 'URLs', '/healthz'))).toBe(false)
  expect(covers(rule('get', 'URLs', '/healthz/*'), rule('get', 'URLs', '/healthz/etcd'))).toBe(true)
  expect(covers(rule('get', '', 'secrets'), rule('get', '', 'secrets “db”'))).toBe(true)
})

test('more roles and permissions than a matrix has are in the ledger; long words are cut and stay different', async () => {
  const role = (name: string, resource: string): string =>
    `apiVersion: rbac.authorization.k8s.io/v1\nkind: Role\nmetadata: { name: ${name} }\nrules: [{ apiGroups: [""], resources: [${resource}], verbs: [get] }]\n---\n`
  const many = Array.from({ length: 45 }, (_, index) => role(`role-${index % 14}`, `thing-${index}`)).join('')
  const read = await importDiagram(many)
  expect(read).toMatchObject({ data: { roles: { length: 8 } } })
  if (read.ok) expect(read.notes.map(({ what }) => what)).toEqual([expect.stringMatching(/^more than 8 roles/)])
  const long = `a-controller-of-many-things-${'x'.repeat(40)}`
  expect(await importDiagram(role(`${long}-1`, `${long}-1`) + role(`${long}-2`, `${long}-2`))).toMatchObject({
    data: { roles: [{ name: 'a-controller-of-many-th…' }, { name: 'a-controller-of-man… (2)' }] },
    notes: { length: 4 },
  })
})

const rbac = (kind: string, metadata: string, rest: string): string =>
  `apiVersion: rbac.authorization.k8s.io/v1\nkind: ${kind}\nmetadata: { ${metadata} }\n${rest}\n---\n`
const getting = (resource: string): string => `rules: [{ apiGroups: [""], resources: [${resource}], verbs: [get] }]`
const bound = (kind: string, role: string, subjects: string): string =>
  `roleRef: { kind: ${kind}, name: ${role} }\nsubjects: [${subjects}]`

const saidOf = async (text: string) => {
  const read = await importDiagram(text)
  const { data, notes } = read.ok ? read : { data: {}, notes: [] }
  return { data, notes: notes.map(({ what, text: words }) => `${what}: ${words}`), findings: read.findings }
}

test('service accounts of two namespaces are two; a role of the cluster that is bound in a namespace holds there', async () => {
  const said = await saidOf(
    rbac('ClusterRole', 'name: reader', getting('pods')) +
      rbac('ClusterRole', 'name: deleter', getting('nodes')) +
      rbac(
        'ClusterRoleBinding',
        'name: a',
        bound('ClusterRole', 'reader', '{ kind: ServiceAccount, name: d, namespace: one }'),
      ) +
      rbac(
        'ClusterRoleBinding',
        'name: b',
        bound('ClusterRole', 'deleter', '{ kind: ServiceAccount, name: d, namespace: two }'),
      ) +
      rbac('RoleBinding', 'name: c, namespace: dev', bound('ClusterRole', 'deleter', '{ kind: User, name: bob }')),
  )
  expect(said.data).toMatchObject({
    roles: [
      { name: 'reader' },
      { name: 'deleter' },
      { name: 'SA one/d', includes: ['reader'] },
      { name: 'SA two/d', includes: ['deleter'] },
      { name: 'User bob in dev', includes: ['deleter'] },
    ],
  })
})

test('what is not in the file is named: roles of bindings, roles that are selected, and rules that grant nothing', async () => {
  const said = await saidOf(
    rbac('ClusterRole', 'name: x', `${getting('pods')}\n`) +
      rbac('ClusterRole', 'name: y', 'rules: [{ resources: [pods], verbs: [get] }]') +
      rbac('ClusterRole', 'name: all', 'aggregationRule: { clusterRoleSelectors: [{ matchLabels: { a: b } }] }') +
      rbac('ClusterRoleBinding', 'name: b', bound('ClusterRole', 'cluster-admin', '{ kind: User, name: bob }')),
  )
  expect(said.notes.toSorted()).toEqual([
    'a binding to a role that is not here: ClusterRole cluster-admin: User bob',
    'a rule that grants nothing: y: no apiGroups',
    'roles that an aggregated role selects are not here: all',
  ])
})

test('selectors may have expressions, and roles of one name say their kinds', async () => {
  const select = (expression: string): string =>
    rbac(
      'ClusterRole',
      'name: all',
      `aggregationRule: { clusterRoleSelectors: [{ matchExpressions: [${expression}] }] }`,
    )
  const labeled = rbac('ClusterRole', 'name: x, labels: { tier: web }', getting('pods'))
  for (const [expression, includes] of [
    ['{ key: tier, operator: Exists }', ['x']],
    ['{ key: tier, operator: In, values: [web, db] }', ['x']],
    ['{ key: tier, operator: NotIn, values: [web] }', undefined],
    ['{ key: tier, operator: DoesNotExist }', undefined],
  ] as const) {
    const { roles } = (await saidOf(select(expression) + labeled)).data as {
      roles: { name: string; includes?: string[] }[]
    }
    expect(roles.find(({ name }) => name === 'all')?.includes).toEqual(includes)
  }
  const two = await saidOf(rbac('Role', 'name: x', getting('pods')) + rbac('ClusterRole', 'name: x', getting('nodes')))
  expect(two).toMatchObject({ data: { roles: [{ name: 'x (namespaced)' }, { name: 'x (cluster)' }] }, notes: [] })
})

test('products of lists and aliases of aliases end, and say so', async () => {
  const many = (letter: string, count = 40): string =>
    Array.from({ length: count }, (_, index) => letter + index).join(', ')
  const product = `rules: [{ apiGroups: [${many('g')}], resources: [${many('r')}], verbs: [${many('v')}] }]`
  const { notes } = await saidOf(rbac('Role', 'name: x', product) + rbac('Role', 'name: y', getting('pods')))
  expect(notes).toEqual(['more than 3000 single verbs of single resources: this rule: x'])
  const repeat = (name: string): string => Array.from({ length: 20 }, () => `*${name}`).join(', ')
  const bomb = `a: &a [${repeat('a0')}]\nb: &b [${repeat('a')}]\nc: &c [${repeat('b')}]\nd: [${repeat('c')}]`
  expect(
    (await saidOf(`apiVersion: v1\nkind: Role\nmetadata: { name: x }\na0: &a0 x\n${bomb}`)).findings,
  ).toMatchObject([{ problem: expect.stringContaining('values, with those that aliases repeat') }, {}])
})

test('a part of an aggregated role is drawn where that role is not here, and rules of parts that are not here stay', async () => {
  const part = rbac('ClusterRole', 'name: "system:aggregate-to-edit", labels: { to-edit: "true" }', getting('pods'))
  expect(await saidOf(part)).toMatchObject({ data: { roles: [{ name: 'system:aggregate-to-edit' }] }, notes: [] })
  const selector = 'aggregationRule: { clusterRoleSelectors: [{ matchLabels: { to-edit: "true" } }] }'
  const own = getting('nodes').replace(/\]$/, ', { apiGroups: [""], verbs: [get], resources: [pods] }]')
  const said = await saidOf(part + rbac('ClusterRole', 'name: edit', `${selector}\n${own}`))
  expect(said.data).toMatchObject({ roles: [{ name: 'edit', grants: ['Get pods', 'Get nodes'] }] })
})

test('bindings of other groups, bindings of nobody and accounts that nothing binds are named', async () => {
  const said = await saidOf(
    rbac('Role', 'name: x', getting('pods')) +
      rbac('RoleBinding', 'name: empty', 'roleRef: { kind: Role, name: x }') +
      rbac('RoleBinding', 'name: own', bound('Role', 'x', '{ kind: ServiceAccount, name: here }')) +
      'apiVersion: example.com/v1\nkind: RoleBinding\nmetadata: { name: other }\n---\n' +
      ['here', 'idle']
        .map((name) => `apiVersion: v1\nkind: ServiceAccount\nmetadata: { name: ${name} }\n---\n`)
        .join(''),
  )
  expect(said.notes).toEqual([
    'a binding without subjects: empty',
    'a RoleBinding: other',
    'service accounts that nothing here binds: idle',
  ])
})

test('many selectors and many services are read in linear time', async () => {
  const selectors = Array.from({ length: 300 }, (_, index) => `{ matchLabels: { a${index}: b } }`).join(', ')
  const labeled = rbac('ClusterRole', 'name: r, labels: { q: b }', getting('pods'))
  const role = rbac('ClusterRole', 'name: all', `aggregationRule: { clusterRoleSelectors: [${selectors}] }`)
  expect((await saidOf(role + labeled)).notes[0]).toMatch(/^more than 100 selectors of roles/)
  const service = (index: number): string =>
    `apiVersion: v1\nkind: Service\nmetadata: { name: s${index} }\nspec: { selector: { app: a } }\n---\n` +
    `apiVersion: v1\nkind: Pod\nmetadata: { name: p${index}, labels: { app: a } }\n---\n`
  const { access, model, report } = readManifests(Array.from({ length: 110 }, (_, index) => service(index)).join(''))
  expect([access, model.edges.length]).toEqual([[], 10_000])
  expect(report.ledger().map(({ what }) => what)).toEqual(['more than 10000 links: further ones are not read'])
})
