/**
 * The form of the sandbox: the endpoint and what it takes.
 */
import type { FC } from 'hono/jsx'
import { families } from '../../catalog/recipe.ts'
import { longestSearch } from '../../http/query.ts'
import { accents, themes } from '../../render/palette.ts'
import type { View } from '../page.ts'
import { endpointNames, endpoints, type SandboxState } from './request.ts'

const Options: FC<{ values: readonly string[]; chosen: string }> = ({ values, chosen }) => (
  <>
    <option value="">Not sent</option>
    {values.map((value) => (
      <option selected={value === chosen}>{value}</option>
    ))}
  </>
)

const EndpointField: FC<{ state: SandboxState }> = ({ state }) => (
  <label class="wide">
    <span>Endpoint</span>
    <select name="endpoint">
      {endpointNames.map((name) => (
        <option value={name} selected={name === state.endpoint}>
          GET /{endpoints[name].path} — {endpoints[name].label}
        </option>
      ))}
    </select>
  </label>
)

/** Every field; the style sheet hides those that the chosen endpoint does not take. */
export const Fields: FC<{ state: SandboxState; view: View }> = ({ state, view: { root, service } }) => (
  <form id="try" action={`${root}sandbox`} method="get">
    <EndpointField state={state} />
    <label class="part-id">
      <span>id</span>
      <input type="text" name="id" value={state.id} list="ids" autocomplete="off" spellcheck={false} />
      <datalist id="ids">
        {service.catalog.recipes.map(({ id }) => (
          <option value={id} />
        ))}
      </datalist>
    </label>
    <label class="part-theme">
      <span>theme</span>
      <select name="theme">
        <Options values={themes} chosen={state.theme} />
      </select>
    </label>
    <label class="part-accent">
      <span>accent</span>
      <select name="accent">
        <Options values={accents} chosen={state.accent} />
      </select>
    </label>
    <label class="part-q">
      <span>q</span>
      <input type="text" name="q" value={state.q} maxlength={longestSearch} autocomplete="off" spellcheck={false} />
    </label>
    <label class="part-family">
      <span>family</span>
      <select name="family">
        <Options values={families} chosen={state.family} />
      </select>
    </label>
    <button>Send</button>
  </form>
)
