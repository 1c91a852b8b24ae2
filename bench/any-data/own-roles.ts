/**
 * Data of permission matrices: roles that include those before them, and duties that are to be kept apart.
 */
import type { Data } from '../adaptation/json.ts'
import { pick, whole } from './flavor.ts'
import type { Linking } from './link.ts'

/** Up to twelve roles, in any order, and forty permissions. */
export const roleData = ({ flavor, random }: Linking): Data => {
  const names = (most: number, { least, length }: { least: number; length: number }): string[] =>
    Array.from(
      { length: flavor.count(random, { least, most }) },
      (_, index) => `${flavor.words(random, length)} ${index}`,
    )
  const [roles, permissions] = [names(12, { least: 1, length: 20 }), names(40, { least: 1, length: 42 })]
  const some = (list: readonly string[], share: number): string[] => list.filter(() => random() < share)
  const isReversed = random() < 0.3
  const all = roles.map((name, index) => ({
    name,
    includes: some(roles.slice(0, index), 1.5 / roles.length),
    grants: some(permissions, 2 / roles.length),
  }))
  const group =
    random() < 0.5 ? (index: number): Data => ({ group: `${flavor.words(random, 20)} ${index % 4}` }) : () => ({})
  const groups = [0, 1, 2, 3].map(group)
  const apart = (): Data => ({
    of: [...new Set([pick(random, permissions), pick(random, permissions), ...some(permissions, 0.02)])].slice(0, 4),
    ...(random() < flavor.optional ? { text: flavor.words(random, 40) } : {}),
  })
  const separate = Array.from({ length: whole(random, { least: 0, most: 4 }) }, apart)
  return {
    roles: isReversed ? all.toReversed() : all,
    permissions: permissions.map((name, index) => ({ name, ...groups[index % 4] })),
    separate: separate.filter(({ of }) => Array.isArray(of) && of.length > 1),
  }
}
