/** How many roles and permissions a matrix of access has, and how long their words are: just within, and just beyond. */
import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'

type Rule = { apiGroups?: string[]; resources?: string[]; verbs: string[]; nonResourceURLs?: string[] }

const role = (name: string, ...rules: Rule[]): string =>
  `apiVersion: rbac.authorization.k8s.io/v1\nkind: ClusterRole\nmetadata: { name: "${name}" }\nrules: ${JSON.stringify(rules)}\n`

const pods = (...verbs: string[]): Rule => ({ apiGroups: [''], resources: ['pods'], verbs })

const read = async (...roles: string[]) => {
  const found = await importDiagram(roles.join('---\n'))
  if (!found.ok) throw new Error(JSON.stringify(found.findings))
  const data = found.data as {
    roles: { name: string; grants?: string[] }[]
    permissions: { name: string; group: string }[]
  }
  return { ...data, notes: found.notes.map(({ line, what, text }) => `${line} ${what}: ${text}`) }
}

const names = (count: number): string[] => Array.from({ length: count }, (_, at) => `r${at}`)

test('eight roles are drawn; those of the system are left out first', async () => {
  const roles = (count: number) => names(count).map((name) => role(name, pods('get')))
  expect(await read(...roles(8))).toMatchObject({ roles: names(8).map((name) => ({ name })), notes: [] })
  const nine = await read(role('system:node', pods('get')), ...roles(8))
  expect(nine.roles.map(({ name }) => name)).toEqual(names(8))
  expect(nine.notes).toEqual(['1 more than 8 roles: those of the system and the last ones are not drawn: system:node'])
  const own = await read(role('my-system:', pods('get')), role('system:a', pods('get')), ...roles(7))
  expect(own.roles.map(({ name }) => name)).toEqual(['my-system:', ...names(7)])
})

test('forty permissions are drawn', async () => {
  const rules = (count: number): Rule[] =>
    Array.from({ length: count }, (_, at) => ({
      apiGroups: [`g${`${at}`.padStart(2, '0')}`],
      resources: [`x${at}`],
      verbs: ['get'],
    }))
  const [all, more] = [await read(role('a', ...rules(40))), await read(role('a', ...rules(41)))]
  expect([all.permissions.length, all.notes]).toEqual([40, []])
  expect(all.permissions.map(({ group }) => group)).toEqual(rules(40).map(({ apiGroups }) => apiGroups?.[0]))
  expect(more.permissions).toHaveLength(40)
  expect(more.notes).toHaveLength(1)
  expect(more.notes[0]).toMatch(/^1 more than 40 permissions: these are not drawn: /)
})

test('names of roles have 24 letters, of permissions 36; what is cut alike is told apart', async () => {
  const [whole, long] = ['w'.repeat(24), 'l'.repeat(25)]
  const { roles, notes } = await read(
    role(whole, pods('get')),
    role(`${long}a`, pods('get')),
    role(`${long}b`, pods('get')),
  )
  expect(roles.map(({ name }) => name)).toEqual([whole, `${'l'.repeat(23)}…`, `${'l'.repeat(19)}… (2)`])
  expect(notes.map((each) => each.replace(/: .*/, ''))).toEqual([
    '6 words shortened to 24 characters',
    '11 words shortened to 24 characters',
  ])
  const of = async (letters: number) =>
    (await read(role('a', { apiGroups: [''], resources: ['x'.repeat(letters)], verbs: ['get'] }))).permissions[0]?.name
  expect([await of(32), await of(33)]).toEqual([`Get ${'x'.repeat(32)}`, `Get ${'x'.repeat(31)}…`])
})

test('a rule is a product of lists: up to 3000 verbs of resources are read', async () => {
  const product = (verbs: number, resources: number): Rule => ({
    apiGroups: [''],
    resources: Array.from({ length: resources }, (_, at) => `r${at}`),
    verbs: Array.from({ length: verbs }, (_, at) => `v${at}`),
  })
  const said = async (...rules: Rule[]) =>
    (await read(role('a', ...rules))).notes.filter((each) => each.includes('single verbs'))
  expect(await said(product(30, 100))).toEqual([])
  expect(await said(product(30, 99), pods('get', 'list'))).toEqual([])
  expect(await said(product(30, 100), pods('get'))).toEqual([
    '4 more than 3000 single verbs of single resources: this rule: a',
  ])
})

test('a rule that grants nothing says what it has none of', async () => {
  const { notes } = await read(
    role('a', { apiGroups: [''], resources: ['pods'], verbs: [] }, { apiGroups: [''], verbs: ['get'] }),
    role('b', { resources: ['pods'], verbs: ['get'] }, pods('get')),
  )
  expect(notes).toEqual(['4 a rule that grants nothing: a: no verbs'])
})
