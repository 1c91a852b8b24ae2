/**
 * The agent skill as this service offers it: its text with the links of this service, and the index by which agents
 * that know only a host find it (Agent Skills Discovery 0.2).
 */
import type { PageContext } from '../page.ts'
import { skillPath } from './skill-paths.ts'

/** The skill; where it says BASE, the base URL of this service. */
export const skillText = ({ service: { baseUrl }, site: { skill } }: PageContext): string =>
  skill.replace(/\bBASE\b/g, baseUrl)

/** The index: one skill, with the digest of its text. */
export async function skillIndex(context: PageContext): Promise<string> {
  const text = skillText(context)
  const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? ''
  const skill = {
    name: field('name'),
    type: 'skill-md',
    description: field('description'),
    url: context.service.baseUrl + skillPath,
    digest: `sha256:${await sha256(text)}`,
  }
  return `${JSON.stringify({ $schema: schema, skills: [skill] })}\n`
}

const schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json'

const sha256 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
