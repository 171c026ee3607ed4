import { npxOf } from '../portal-packages.ts'
import type { Choices } from './choices.ts'

/** The README of a new app: what comes next, and what is in the folder. */
export function readmeOf({ key, title, template, portal }: Choices): string {
  const update = portal ? npxOf(portal, 'cli') : 'npx @agency-os/cli@latest'
  return `# ${title}

A mini-app of Agency OS, made from the template \`${template}\`.

    npm install      # once
    npm run dev      # shows it ${portal ? `in ${portal}, on this machine` : 'in a portal: npm run dev -- --portal https://portal.example'}
    npm run build    # makes dist/${key}.js
    npm run check    # tries it as the portal does

## What is here

| file | meaning |
|---|---|
| \`src/\` | the app |
| \`agency-os.json\` | the entry with which the operator of a portal registers it: put the address of the deployed script in place of \`https://apps.example/${key}.js\`; \`needs\` says what it wants beyond the usual (\`connect\`, \`images\`, \`frames\`, \`workers\`, \`wasm\`, \`policies\`) |
| \`vite.config.ts\` | how it is built |
| \`package.json\` | \`agencyOs\` has the template and its version, for \`${update} update\` |

## Into a portal

1. \`npm run build\`, and put \`dist/\` on a host that sends \`Access-Control-Allow-Origin: *\`.
2. Write its address into \`script\` of \`agency-os.json\`.
3. Give \`agency-os.json\` to the operator of the portal, who pastes it under Admin, Mini-apps, and clears “On trial”.
`
}
