/** What every page needs, in one chunk. */
const files = import.meta.glob<string>(
  [
    '../../../../../i18n/en/common.ftl',
    '../../../../../i18n/en/web/*.ftl',
    '!../../../../../i18n/en/web/rules*.ftl',
    '!../../../../../i18n/en/web/score*.ftl',
    '!../../../../../i18n/en/web/*-board.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
