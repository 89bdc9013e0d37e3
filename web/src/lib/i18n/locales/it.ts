/** What every page needs, in one chunk. */
const files = import.meta.glob<string>(
  [
    '../../../../../i18n/it/common.ftl',
    '../../../../../i18n/it/web/*.ftl',
    '!../../../../../i18n/it/web/rules*.ftl',
    '!../../../../../i18n/it/web/score*.ftl',
    '!../../../../../i18n/it/web/*-board.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
