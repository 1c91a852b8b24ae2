/**
 * Ids of nodes and groups in the layout: stable while others are added and removed, and apart from each other.
 */
type Named = { id?: string | undefined; name?: string | undefined }

export const nodeId = ({ id, name }: Named, index = 0): string => id ?? name ?? `${index}`

export const groupId = (group: Named): string => `group ${nodeId(group)}`
