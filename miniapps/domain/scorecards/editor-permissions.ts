/** Who may change the audits of an agency: all of these, held in it; spec section 6. */
export const EDITOR_PERMISSIONS = ['SCORECARDS_APP_ACCESS', 'OS_AGENCY_MANAGE'] as const
