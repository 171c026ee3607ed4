import { CONFIG } from '../config/environment.ts'

/** In development the page says what production's policy would stop. */
export function policyIsTold(): void {
  if (CONFIG.environment === 'dev')
    void import('./policy-reports.ts').then(({ tellPolicyReports }) => tellPolicyReports())
}
