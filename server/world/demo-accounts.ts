/** One person for each story the guards tell; only while the server listens on loopback. */
export interface DemoAccount {
  email: string
  firstname: string
  lastname: string
  /** What signing in as this person shows. */
  story: string
}

export const DEMO_PASSWORD = 'agency-os-demo'

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  demo('planner', 'Maya', 'Lindqvist', 'most permissions, in Choreograph and Wavemaker'),
  demo('admin', 'Jonas', 'Weidenfeller', 'every permission, administration included; German formats'),
  demo('developer', 'Priya', 'Raman', 'a planner who is also a developer'),
  demo('no-agencies', 'Tom', 'Okafor', 'belongs to no agency'),
  demo('other-agency', 'Claire', 'Fontaine', 'may enter Wavemaker, not Choreograph'),
  demo('no-agency-access', 'Sven', 'Dahlgren', 'belongs to agencies, may enter none'),
  demo('no-permissions', 'Lucía', 'Ferrer', 'belongs to an agency, holds no permission'),
  demo('no-workspaces', 'Haruto', 'Mori', 'may enter Choreograph, sees no brand yet'),
]

function demo(name: string, firstname: string, lastname: string, story: string): DemoAccount {
  return { email: `${name}@agency.example`, firstname, lastname, story }
}
