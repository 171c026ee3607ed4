/** Advice for refusals whose sentence says only what is wrong. */
export const ADVICE: Readonly<Record<string, string>> = {
  'people-not-in-agency': 'Take those people out of the selection, or add them to the agency in Admin first.',
  'body-too-large': 'Send less at once: a smaller file, or the same rows in several parts.',
  'null-character':
    'Remove the invisible character, for instance by typing the text again instead of pasting it.',
  'person-known':
    'Look for the person in the list of people: they are there already and can be given a role.',
  'person-not-invited':
    'Nothing has to be sent again. If they cannot sign in, look at their state in the list of people.',
  'members-of-rivals':
    'Choose somebody who does not work for a competitor, or ask whoever keeps the policy of the agency for an exception.',
  'display-settings-of-another': 'Ask the person to change them on their own page, under Display settings.',
  'logo-not-taken': 'Save the picture as PNG, JPEG or WebP and upload it again.',
  'logo-too-large':
    'Make the picture smaller or save it with more compression; a width of 512 pixels is enough.',
  'workspace-countries-wrong':
    'Give the advertiser market its countries, choose one of them for the brand, and none for the advertiser.',
  'workspace-manage-missing':
    'Ask the owner of the brand, or an administrator of the agency, to do it or to give you the right.',
  'workspace-place-wrong':
    'Choose an advertiser market for a brand, and an advertiser for an advertiser market.',
  'workspace-request-needs-brand': 'Choose the brand, then send the request again.',
  'workspace-request-not-found': 'Reload the list: somebody else may have decided it, or it was taken back.',
  'workspace-status-move': 'Choose one of the states that the menu offers from here.',
  'workspace-still-alive': 'Make the named items inactive first, or choose to do so for all of them at once.',
  'permissions-of-others': 'Ask an administrator of the agency.',
  'assessors-not-submitted': 'Wait until both have submitted; the list of runs shows who is still to do so.',
  'onboarding-nothing-open': 'Nothing is left to do in this part. Go on with the next one.',
  'onboarding-step-locked': 'Open the step before, finish it, and come back.',
  'market-change-not-planned': 'Reload the market to see what holds now. To go back, plan another change.',
  'request-of-oneself': 'Ask another person who may decide it. They find it in their list of requests.',
  'curve-not-found':
    'Go back to the list of curves. If it should be there, ask the person who shared the link.',
  'audience-not-found': 'Check that the right brand is chosen, then look for the audience in the library.',
  'audience-of-another-brand':
    'Ask somebody of that brand to share it, or build on it with an audience of your own.',
  'audience-of-other-data':
    'Choose an audience of the same dataset and version, or combine them in the composer.',
  'dataset-not-readable': 'Correct what the message names in the data builder, then publish again.',
  'taxonomy-not-found': 'Choose another taxonomy, or import it again.',
  'brief-not-found': 'Check that the right brand is chosen, then look for the brief in the list.',
  'scenario-not-found': 'Check that the right brand is chosen, then look for the scenario in the list.',
  'document-not-found':
    'Go back to the list. If it was deleted, the person who deleted it can restore it for a while.',
  'document-not-ready': 'Do what the message names, then try the same action again.',
  'document-not-valid': 'Correct what the message names. What you entered is still there.',
  'document-of-oneself': 'Ask another person who may approve. They find it among their notices.',
  'document-undo-over': 'Change it by hand, or bring back an earlier version from its history.',
  'document-of-owner': 'Ask the person who created it, who is named in its header, or an administrator.',
  'document-type-not-found': 'Check the address of the call: the types are in the list of APIs.',
  'file-name-not-valid': 'Rename the file and add it again.',
  'file-not-found': 'Reload the page: the file may have been removed by somebody else.',
  'file-not-taken': 'Save it as PDF, as a picture, as CSV, or as an Office file without macros.',
  'file-too-large': 'Make the file smaller, for instance by saving its pictures with less detail.',
  'mini-app-faulty':
    'Correct the fields that the message names; the check of an entry says the nearest right word for each.',
  'identity-provider-away': 'Try again in a minute. If it lasts, tell whoever runs the identity provider.',
  'budget-not-found': 'Go back to the list of budgets: this one may be of another brand.',
  'budget-entry-twice':
    'Give each entry of the ledger a reference of its own, or take one of the two rows out.',
  'budget-rate-twice': 'Keep one rate for each pair of currencies and day.',
  'budget-transfer-same': 'Take another line to give the money to.',
  'budget-transfer-not-positive': 'To move money the other way, exchange the two lines.',
  'budget-transfer-of-oneself': 'Ask a colleague of the brand to approve it; it waits among their tasks.',
  'budget-transfer-of-another': 'Ask the person who made it, or reject it with a reason.',
  'delivery-plan-not-found': 'Go back to the list of results and choose the plan there.',
  'delivery-correction-closed':
    'Ask an administrator of the agency for the feature, or send the figures to somebody who has it.',
  'plan-source-not-found':
    'Reload the page: the scenario or campaign may have been deleted, or be of another brand.',
}
