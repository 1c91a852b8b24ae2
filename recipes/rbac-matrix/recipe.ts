/** The roles of a payment system: no role was granted both halves of a payment, and two hold them. */
import * as z from 'zod'
import { cyclesIn } from '../../drawing/data/cycles.ts'
import { list, name, optionalList, text, words } from '../../drawing/data/fields.ts'
import { form } from '../../drawing/data/form.ts'
import { namedTargets } from '../../drawing/data/references.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawGrants } from './draw.ts'
import { breakersOf, heldBy, isGrantedWhole, type Rbac, type RbacRole, worstOf } from './grants.ts'

const permission = (description: string) => words(48, description)

const role = z.strictObject({
  name: name('The role, or a person with several', 24),
  includes: optionalList(name('A role', 24), { max: 11, of: 'Roles whose permissions it holds too' }),
  grants: optionalList(permission('A permission'), { max: 40, of: 'What it is granted itself' }),
})

/** The roles that break the worst rule, and those of them that were granted all of it. */
const broken = (data: Rbac): { able: RbacRole[]; granted: RbacRole[] } => {
  const rule = worstOf(data)
  const able = rule === undefined ? [] : breakersOf(rule, data)
  return { able, granted: able.filter((each) => rule !== undefined && isGrantedWhole(rule, each)) }
}

const figuresOf = (data: Rbac) => {
  const { able, granted } = broken(data)
  return {
    able: able.length,
    breakers: enumerate(able.map((each) => each.name)),
    granted: granted.length === 0 ? 'none' : granted.length,
  }
}

export default defineRecipe({
  name: 'Permission matrix',
  family: 'Developer surfaces',
  description:
    'Roles against permissions: a disc where a role is granted one, a ring where it holds it through a role that it includes. Red frames mark what should be kept apart but is in one role, lines lead there from the grant. Also called access matrix, role matrix or entitlement matrix.',
  useWhen:
    'You review who may do what, what a role gets by inheritance, or whether one role can do both halves of something: separation of duties, least privilege, audits. Good for 3 to 12 roles and 6 to 40 permissions; a person with several roles is a column that includes them.',
  avoidWhen:
    'Marks have three levels and nothing is inherited: use `compatibility-matrix`. You need which service may call which: use `adjacency-matrix`. Attackers and trust boundaries: use `threat-model-dfd`. How one sign-in is checked: use `oauth-code-pkce`.',
  visual: 88,
  ease: 76,
  overall: 86,
  rationale:
    'Solid and hollow marks tell what a role was granted from what it inherits, so that a conflict which no grant shows is seen. A new role by hand is a column with its marks. You supply roles, what they include and are granted, and what should be apart; what each one holds is computed.',
  reviewed: '2026-11-28',
  revision: 1,
  data: form(
    'own',
    {
      roles: list(role, { max: 12, of: 'Roles, left to right; juniors first read best' }),
      permissions: list(
        z.strictObject({ name: permission('What is permitted'), group: text('Its area', 24).optional() }),
        { max: 40, of: 'Permissions, top to bottom; those of an area together' },
      ),
      separate: optionalList(
        z.strictObject({
          of: list(permission('A permission'), { min: 2, max: 4, of: 'Permissions that no role should hold together' }),
          text: text('Why, in few words', 40).optional(),
        }),
        { max: 4, of: 'What is to be kept apart' },
      ),
    },
    {
      checks: ({ unique, refersTo, each }) => [
        unique('roles', 'permissions'),
        refersTo(['roles.*.includes.*'], { to: 'roles', what: 'a role' }),
        refersTo(['roles.*.grants.*', 'separate.*.of.*'], { to: 'permissions', what: 'a permission' }),
        each('separate.*', ({ of }) => (new Set(of).size < of.length ? { of: 'names a permission twice' } : undefined)),
        ({ roles }) => {
          const next = ({ includes = [] }: RbacRole): RbacRole[] => roles.filter((each) => includes.includes(each.name))
          return cyclesIn(roles, next).map((cycle) => ({
            at: `roles.${roles.indexOf(cycle.at(-1) as never)}.includes`,
            problem: `closes a cycle: ${[...cycle, ...cycle.slice(0, 1)].map((each) => each.name).join(' > ')}`,
          }))
        },
      ],
      targets: ({ roles, permissions }) => [...namedTargets(roles), ...namedTargets(permissions)],
    },
  ),
  sample: {
    title: '{able} roles create and approve payments; {granted} was granted both',
    subtitle: '{breakers} inherit both halves, one from Clerk and one from Approver',
    source: 'Illustrative data',
    roles: [
      { name: 'Viewer', grants: ['View payments', 'View suppliers'] },
      { name: 'Clerk', includes: ['Viewer'], grants: ['Create payment', 'Edit supplier'] },
      { name: 'Approver', includes: ['Viewer'], grants: ['Approve payment', 'Reject payment'] },
      { name: 'Auditor', includes: ['Viewer'], grants: ['Read audit log', 'Export ledger'] },
      { name: 'Controller', includes: ['Clerk', 'Approver'], grants: ['Close month'] },
      { name: 'Admin', includes: ['Controller', 'Auditor'], grants: ['Assign roles'] },
    ],
    permissions: [
      { name: 'View payments', group: 'Payments' },
      { name: 'Create payment', group: 'Payments' },
      { name: 'Approve payment', group: 'Payments' },
      { name: 'Reject payment', group: 'Payments' },
      { name: 'View suppliers', group: 'Suppliers' },
      { name: 'Edit supplier', group: 'Suppliers' },
      { name: 'Close month', group: 'Books' },
      { name: 'Export ledger', group: 'Books' },
      { name: 'Read audit log', group: 'Access' },
      { name: 'Assign roles', group: 'Access' },
    ],
    separate: [{ of: ['Create payment', 'Approve payment'], text: 'Never in one role' }],
  },
  draw: (data, sheet) => {
    drawGrants(data, sheet)
    sheet.prove('roles', ...data.roles)
    sheet.prove('permissions', ...data.permissions)
  },
  derive: (data) => ({
    roles: data.roles.length,
    permissions: data.permissions.length,
    // Without separated permissions there is nothing to break.
    ...(data.separate !== undefined && data.separate.length > 0 ? figuresOf(data) : {}),
  }),
  meanings: {
    able: 'roles that hold what one entry of `separate` keeps apart, that which most break',
    granted: 'of these, roles granted all of it themselves',
    breakers: 'the names of these roles',
  },
  describe: (data) => {
    const held = data.roles.map(
      (each) => `${each.name} ${heldBy(each, data).length} (${new Set(each.grants).size} granted)`,
    )
    const rules = (data.separate ?? []).map(
      (rule) =>
        `${rule.of.join(' and ')}: held together by ${enumerate(breakersOf(rule, data).map((each) => each.name))}`,
    )
    return `${count(data.permissions.length, 'permission')} of ${count(data.roles.length, 'role')}: ${enumerate(held, 12)}. ${rules.length === 0 ? 'Nothing has to be kept apart' : rules.join('; ')}.`
  },
})
