BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE blocks (
	person TEXT NOT NULL, 
	blocked TEXT NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (person, blocked), 
	CONSTRAINT fk_blocks_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_blocks_blocked FOREIGN KEY(blocked) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE drafts (
	match_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_drafts PRIMARY KEY (match_id, seat), 
	CONSTRAINT fk_drafts_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "drafts" VALUES(2,0,2,'tile 0,-1,r3; stay');
INSERT INTO "drafts" VALUES(2,1,1,'tile -3,-2,r0; new -5,-4');
INSERT INTO "drafts" VALUES(3,0,13,'build 3 c4');
INSERT INTO "drafts" VALUES(3,1,12,'build 3 d4');
CREATE TABLE keys (
	name TEXT NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookies',X'36B3BB1403E0A6FC49CEEE22481A88043D603A4ABE441C82E84FECA9AEDF8D8B');
CREATE TABLE log (
	match_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	"key" TEXT, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY (match_id, number), 
	CONSTRAINT fk_log_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "log" VALUES(2,0,-1,'draw 14',NULL,1795052712122);
INSERT INTO "log" VALUES(2,1,-1,'draw 6',NULL,1795052712122);
INSERT INTO "log" VALUES(2,2,-1,'draw 7',NULL,1795052712122);
INSERT INTO "log" VALUES(2,3,0,'lay 6 0,0,r1; lay 14 -1,1,r1; lay 7 1,1,r0','0-0',1795052712131);
INSERT INTO "log" VALUES(2,4,1,'lay 7 0,0,r2; lay 14 -1,-1,r3; lay 6 -2,-2,r2','1-0',1795052712138);
INSERT INTO "log" VALUES(2,5,-1,'draw 23',NULL,1795052712138);
INSERT INTO "log" VALUES(2,6,0,'tile 1,2,r0; stay','0-1',1795052712143);
INSERT INTO "log" VALUES(2,7,1,'tile -3,-2,r0; new -5,-4','1-1',1795052712148);
INSERT INTO "log" VALUES(2,8,-1,'draw 10',NULL,1795052712148);
INSERT INTO "log" VALUES(3,0,0,'goal S3 2; goal S1 3; goal S2 6; goal W2 2; goal W3 2; goal S4 3; goal W1 4; goal W4 1','0-0',1795052712168);
INSERT INTO "log" VALUES(3,1,1,'goal E2 6; goal E1 4; goal N1 4; goal E4 3; goal E3 1; goal N2 4; goal N3 4; goal N4 6','1-0',1795052712180);
INSERT INTO "log" VALUES(3,2,0,'build 5 c2','0-1',1795052712184);
INSERT INTO "log" VALUES(3,3,1,'build 1 d3','1-1',1795052712187);
INSERT INTO "log" VALUES(3,4,0,'build 5 b2','0-2',1795052712190);
INSERT INTO "log" VALUES(3,5,1,'build 5 c2','1-2',1795052712194);
INSERT INTO "log" VALUES(3,6,0,'build 4 c4','0-3',1795052712197);
INSERT INTO "log" VALUES(3,7,1,'build 1 c3','1-3',1795052712201);
INSERT INTO "log" VALUES(3,8,0,'build 2 a1','0-4',1795052712204);
INSERT INTO "log" VALUES(3,9,1,'build 1 b3','1-4',1795052712209);
INSERT INTO "log" VALUES(3,10,0,'build 5 d3','0-5',1795052712212);
INSERT INTO "log" VALUES(3,11,1,'build 2 b4','1-5',1795052712216);
INSERT INTO "log" VALUES(3,12,0,'build 3 b3','0-6',1795052712219);
INSERT INTO "log" VALUES(3,13,1,'build 4 b3','1-6',1795052712222);
INSERT INTO "log" VALUES(3,14,0,'build 2 c4','0-7',1795052712226);
INSERT INTO "log" VALUES(3,15,1,'build 5 b3','1-7',1795052712230);
INSERT INTO "log" VALUES(3,16,0,'build 1 d1','0-8',1795052712233);
INSERT INTO "log" VALUES(3,17,1,'build 3 d3','1-8',1795052712236);
INSERT INTO "log" VALUES(3,18,0,'build 2 d3','0-9',1795052712239);
INSERT INTO "log" VALUES(3,19,1,'build 1 b1','1-9',1795052712243);
INSERT INTO "log" VALUES(3,20,0,'build 4 b3','0-10',1795052712246);
INSERT INTO "log" VALUES(3,21,1,'build 4 a3','1-10',1795052712249);
INSERT INTO "log" VALUES(3,22,0,'build 4 a2','0-11',1795052712252);
INSERT INTO "log" VALUES(3,23,1,'build 2 a1','1-11',1795052712256);
INSERT INTO "log" VALUES(3,24,0,'build 3 d2','0-12',1795052712259);
INSERT INTO "log" VALUES(3,25,1,'build 3 d4','1-12',1795052712263);
INSERT INTO "log" VALUES(3,26,0,'build 3 c4','0-13',1795052712266);
CREATE TABLE matches (
	id INTEGER NOT NULL, 
	code TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	file TEXT, 
	secret BLOB NOT NULL, 
	status TEXT NOT NULL, 
	audience TEXT NOT NULL, 
	clock INTEGER, 
	host TEXT NOT NULL, 
	"after" TEXT, 
	created BIGINT NOT NULL, 
	deadline BIGINT, 
	ended BIGINT, 
	result TEXT, 
	CONSTRAINT pk_matches PRIMARY KEY (id), 
	CONSTRAINT uq_matches_code UNIQUE (code)
);
INSERT INTO "matches" VALUES(1,'x9r5knb99fg8','cityscape',1,2,'[["rounds", "4"]]',NULL,X'7437E336B20645BBA80FAD7A933EA8BC1897273512D64AA5FC795D94499A6279','open','listed',NULL,'d613f73ff92e0058',NULL,1795052712103,NULL,NULL,NULL);
INSERT INTO "matches" VALUES(2,'jxhuces7fkjn','cities2008',1,2,'[["level", "3"], ["tiles", "balanced"]]',NULL,X'FA5285C86E3F217EB4351C2488FC1B846B5D6E6A727FD90995E46AEE0217FDC9','playing','link',NULL,'d613f73ff92e0058',NULL,1795052712117,NULL,NULL,NULL);
INSERT INTO "matches" VALUES(3,'4xcfdttrtqjq','cityscape',1,2,'[["rounds", "1"]]',NULL,X'F1F6343A1FDD50FC1B854B66C631868799E80D634DDCD2689DA60144CD5494BC','finished','link',NULL,'d613f73ff92e0058',NULL,1795052712152,NULL,1795052712266,'{"totals": [85, 0], "winners": [0]}');
CREATE TABLE people (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	login TEXT, 
	password TEXT, 
	epoch INTEGER DEFAULT '0' NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_login UNIQUE (login)
);
INSERT INTO "people" VALUES('d613f73ff92e0058','Guest',NULL,NULL,0,1795052712073);
INSERT INTO "people" VALUES('d0c78e04e7c92ede','Guest',NULL,NULL,0,1795052712094);
CREATE TABLE reports (
	id INTEGER NOT NULL, 
	person TEXT NOT NULL, 
	reporter TEXT NOT NULL, 
	name TEXT NOT NULL, 
	reason TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_reports PRIMARY KEY (id), 
	CONSTRAINT uq_reports_person_reporter UNIQUE (person, reporter), 
	CONSTRAINT fk_reports_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_reports_reporter FOREIGN KEY(reporter) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	match_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	person TEXT, 
	name TEXT NOT NULL, 
	bot TEXT, 
	nonce BLOB NOT NULL, 
	nonce_by TEXT NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (match_id, seat), 
	CONSTRAINT fk_seats_match_id FOREIGN KEY(match_id) REFERENCES matches (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES(1,0,'person','d613f73ff92e0058','Guest',NULL,X'36C9B267D8695A45FA0427F336FF7746','server');
INSERT INTO "seats" VALUES(1,1,'open',NULL,'',NULL,X'99EE20DA86C3D1411F3078A56A5B8CCC','server');
INSERT INTO "seats" VALUES(2,0,'person','d613f73ff92e0058','Guest',NULL,X'8EF9F0A318900ED558F2244B2B00DAAF','server');
INSERT INTO "seats" VALUES(2,1,'person','d0c78e04e7c92ede','Guest',NULL,X'839FCB5E71D4707600689A6DFA05843F','server');
INSERT INTO "seats" VALUES(3,0,'person','d613f73ff92e0058','Guest',NULL,X'89529CEC8AE07478A244B833129184E3','server');
INSERT INTO "seats" VALUES(3,1,'person','d0c78e04e7c92ede','Guest',NULL,X'9668CB3DE9757304E8DEE6D869C29B78','server');
CREATE TABLE tokens (
	digest TEXT NOT NULL, 
	person TEXT NOT NULL, 
	label TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_tokens PRIMARY KEY (digest), 
	CONSTRAINT fk_tokens_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX ix_matches_status_audience ON matches (status, audience);
CREATE INDEX ix_matches_deadline ON matches (deadline);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_blocks_blocked ON blocks (blocked);
CREATE INDEX ix_reports_reporter ON reports (reporter);
CREATE INDEX ix_matches_host ON matches (host);
COMMIT;
