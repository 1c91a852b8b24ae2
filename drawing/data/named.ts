/**
 * Resolves references to items by id or name.
 */

/** What can be referred to. */
export type Nameable = { id?: string | undefined; name?: string | undefined }

/** Whether one of the references is the item's id or name. */
export const isNamed = ({ id, name }: Nameable, references: readonly string[]): boolean =>
  [id, name].some((own) => own !== undefined && references.includes(own))

/** The items that the references refer to, in their own order. */
export const namedIn = <Item extends Nameable>(items: readonly Item[], references: readonly string[] = []): Item[] =>
  items.filter((item) => isNamed(item, references))

/** What the items are called: their names, or their ids where they have none. */
export const namesOf = (items: readonly Nameable[]): string[] => items.map(({ id, name }) => name ?? id ?? '')
