/**
 * Many or long classes: how many attributes and operations of each are shown, so that a scene can hold all classes. The
 * first ones are, and those in focus; a row counts the others.
 */
import type { Class, ClassData, Member } from './classes.ts'

/** The members in a compartment, and how many more there are. */
export type ShownMembers = { items: Member[]; more: number }

/** How many elements classes and relations may have together; the rest is for heading and key. */
const most = 276

/** Elements: of a class its box, strip, name and what is over or under it; of a compartment its line; of a relation. */
const size = { class: 4, compartment: 1, relation: 4 }

/** The longest compartments that a scene of these classes can hold; `isWanted` are members that are always shown. */
export function foldMembers(
  { nodes, edges }: ClassData,
  isWanted: (member: Member) => boolean,
): (members: Member[]) => ShownMembers {
  const folded = (members: Member[], longest: number): ShownMembers => {
    // One member takes no more room than the row that counts it.
    if (members.length <= longest + 1) return { items: members, more: 0 }
    const items = members.filter((member, index) => index < longest || isWanted(member))
    return { items, more: members.length - items.length }
  }
  const elements = (longest: number): number =>
    edges.length * size.relation +
    nodes
      .flatMap(({ fields, methods }: Class) => [fields, methods])
      .reduce((sum, members) => {
        const { items, more } = folded(members, longest)
        return sum + (members.length === 0 ? 0 : size.compartment + items.length + Math.min(more, 1))
      }, nodes.length * size.class)
  const all = Math.max(0, ...nodes.flatMap(({ fields, methods }) => [fields.length, methods.length]))
  let longest = all
  while (longest > 1 && elements(longest) > most) longest -= 1
  return (members) => folded(members, longest)
}
