/**
 * Who is bound to roles of Kubernetes, and where: a binding in a namespace grants nothing outside of it.
 */
import type { Conversion } from '../../convert/conversion.ts'
import { entry, itemsIn, type Value, wordsIn } from '../read-document.ts'
import { type AccessRole, roleKey } from './access-role.ts'
import type { Manifest } from './manifest.ts'

/** What a subject is, before its name: a role may be called the same. */
const kinds = new Map([
  ['ServiceAccount', 'SA'],
  ['User', 'User'],
  ['Group', 'Group'],
])

type Subject = AccessRole & {
  /** What it is and is called, and the namespace of a service account. */
  called: string
  home: string
  /** Where it is granted the role: the words that say so. */
  where: string
}

/** What subjects are made from: who is bound to what; service accounts that nothing binds are said. */
type Bound = { bindings: readonly Manifest[]; roles: readonly Manifest[]; accounts: readonly Manifest[] }

/** Subjects as roles that include those they are bound to. */
export function subjectsIn({ bindings, roles, accounts }: Bound, conversion: Conversion): AccessRole[] {
  const byKey = new Map(roles.map((role) => [keyOf(role.kind, role.namespace, role.name), role]))
  const subjects = new Map<string, Subject>()
  const bound = new Set<string>()
  for (const binding of bindings) {
    const [kind, name] = ['kind', 'name'].map((key) => wordsIn(entry(binding.body, 'roleRef', key))) as [string, string]
    const role = byKey.get(keyOf(kind, binding.namespace, name))
    const values = itemsIn(entry(binding.body, 'subjects'))
    if (values.length === 0) conversion.note('a binding without subjects', binding.body.at, binding.name)
    for (const value of values) {
      const subject = subjectIn(value, binding, kind)
      bound.add(`${subject.home || 'default'}/${subject.called}`)
      if (role === undefined) {
        conversion.note('a binding to a role that is not here', value.at, `${kind} ${name}: ${subject.called}`)
        continue
      }
      const known = subjects.get(subject.key) ?? subject
      known.includes.add(roleKey(role))
      subjects.set(subject.key, known)
    }
  }
  for (const { name, namespace, body } of accounts)
    if (!bound.has(`${namespace || 'default'}/SA ${name}`))
      conversion.noteOnce('service accounts that nothing here binds', body.at, name)
  return named([...subjects.values()])
}

/** A role of the whole cluster, or of a namespace; without one, it is the default. */
const keyOf = (kind: string, namespace: string, name: string): string =>
  `${kind} ${kind === 'ClusterRole' ? '' : namespace || 'default'}/${name}`

const subjectIn = (value: Value, binding: Manifest, role: string): Subject => {
  const [kind, name] = ['kind', 'name'].map((key) => wordsIn(entry(value, key))) as [string, string]
  const home = kind === 'ServiceAccount' ? wordsIn(entry(value, 'namespace')) || binding.namespace : ''
  const called = `${kinds.get(kind) ?? ''} ${name}`.trim()
  // A role of a namespace says by itself where it holds.
  const isNarrowed = binding.kind === 'RoleBinding' && role === 'ClusterRole'
  const where = !isNarrowed ? '' : binding.namespace === '' ? ' (namespaced)' : ` in ${binding.namespace}`
  return {
    key: `${kind}/${home}/${name}${where}`,
    called,
    home,
    where,
    name: called,
    rules: [],
    includes: new Set(),
    at: value.at,
  }
}

/** Service accounts of one name are told apart by their namespaces. */
const named = (subjects: readonly Subject[]): AccessRole[] => {
  const homes = new Map<string, Set<string>>()
  for (const { called, home } of subjects) homes.set(called, (homes.get(called) ?? new Set()).add(home))
  return subjects.map((subject) => {
    const { called, home, where } = subject
    const isAlone = homes.get(called)?.size === 1 || home === ''
    return { ...subject, name: `${isAlone ? called : called.replace(' ', ` ${home}/`)}${where}` }
  })
}
