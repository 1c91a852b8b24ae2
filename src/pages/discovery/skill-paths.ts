/** Where the agent skill and the index that names it are served. */
export const skillIndexPath = '/.well-known/agent-skills/index.json'

export const skillPath = '/.well-known/agent-skills/diagref/SKILL.md'
